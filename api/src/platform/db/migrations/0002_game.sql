-- The game's data of each season, and what accounts make of it. Shared data carries the epoch in which it last
-- changed; readers see what game_state points to.

create table game_state (
  season text primary key,
  -- Grows with every state that was applied.
  epoch bigint not null,
  -- The app's time at which the applied documents were fetched.
  as_of timestamptz not null,
  -- Outcome of the last attempt: ok, updating, rate_limited, timeout, malformed, unavailable.
  outcome text not null default 'ok',
  detail text not null default '',
  attempted_at timestamptz not null
);

-- Clubs, gameweeks and footballers; fixtures; each gameweek's live results: whole, in our words.
create table game_document (
  season text not null,
  kind text not null check (kind in ('bootstrap', 'fixtures', 'live')),
  -- 0 where the document is of the whole season.
  gameweek smallint not null default 0,
  epoch bigint not null,
  digest text not null,
  data jsonb not null,
  primary key (season, kind, gameweek)
);

create table fantasy_team (
  season text not null,
  id int not null,
  name text not null,
  fullname text,
  country text,
  kit jsonb,
  started_gameweek smallint not null,
  points int,
  rank int,
  gameweek_points int,
  gameweek_rank int,
  leagues jsonb not null,
  -- Gameweek and whether it was settled at the last fetch: `24 open`. Another one means that there is news.
  phase text not null,
  -- The app's time of the last fetch.
  fetched_at timestamptz not null,
  primary key (season, id)
);

create table team_gameweek (
  season text not null,
  team_id int not null,
  gameweek smallint not null,
  points int not null,
  total_points int not null,
  rank int,
  overall_rank int,
  -- Tenths of a million; the value includes the bank.
  bank int not null,
  value int not null,
  transfers smallint not null,
  transfers_cost smallint not null,
  bench_points int not null,
  chip text,
  primary key (season, team_id, gameweek)
);

-- A squad as handed in: 15 footballers by slot.
create table team_picks (
  season text not null,
  gameweek smallint not null,
  team_id int not null,
  footballers smallint[] not null check (cardinality(footballers) = 15),
  captain smallint,
  vice_captain smallint,
  chip text,
  transfers_cost smallint not null,
  primary key (season, gameweek, team_id)
);
create index team_picks_team on team_picks (season, team_id);

create table team_transfer (
  season text not null,
  team_id int not null,
  gameweek smallint not null,
  made_at timestamptz not null,
  footballer_in smallint not null,
  in_price smallint not null,
  footballer_out smallint not null,
  out_price smallint not null,
  primary key (season, team_id, made_at, footballer_in)
);

create table league (
  season text not null,
  id int not null,
  name text not null,
  members int,
  -- As in fantasy_team.
  phase text not null,
  fetched_at timestamptz not null,
  primary key (season, id)
);

create table league_member (
  season text not null,
  league_id int not null,
  team_id int not null,
  name text not null,
  fullname text,
  rank int not null,
  last_rank int not null,
  gameweek_points int not null,
  total int not null,
  primary key (season, league_id, team_id)
);

create table account_rival (
  account_id uuid not null references account on delete cascade,
  season text not null,
  team_id int not null,
  added_at timestamptz not null,
  primary key (account_id, season, team_id)
);

create table account_watch (
  account_id uuid not null references account on delete cascade,
  season text not null,
  footballer_id int not null,
  added_at timestamptz not null,
  primary key (account_id, season, footballer_id)
);

create table account_view (
  account_id uuid not null references account on delete cascade,
  season text not null,
  -- rivals, elite, or the number of a classic league.
  view text not null,
  primary key (account_id, season)
);
