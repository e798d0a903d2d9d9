-- A sample of all managers at the deadline of the current gameweek, for the live rank: whole pages of the overall
-- league. A row without squad is still to be read; an empty one is of a team that is gone.
create table rank_sample (
  season text not null,
  gameweek smallint not null,
  -- In the overall league when the page was read.
  place int not null,
  team_id int not null,
  -- Total as the league had it then.
  counted int not null,
  -- Season total before the gameweek.
  before int not null,
  footballers smallint[],
  captain smallint,
  vice_captain smallint,
  chip text,
  transfers_cost smallint not null default 0,
  primary key (season, place)
);

-- How far the reading of it is: one row for each season.
create table rank_sample_reading (
  season text primary key,
  gameweek smallint not null,
  -- Managers in all.
  managers int not null,
  -- Managers in the sample, and how many of their squads were read.
  sampled int not null,
  read int not null,
  is_done boolean not null default false,
  -- The app's time.
  read_at timestamptz not null
);

-- What somebody shared by a link, as it was then.
create table share (
  token text primary key,
  account_id uuid not null references account on delete cascade,
  made_at timestamptz not null,
  data jsonb not null
);
create index share_account on share (account_id, made_at);
