-- Head-to-head leagues and the cup run of a team, as its card has them.
alter table fantasy_team add column h2h_leagues jsonb not null default '[]';
alter table fantasy_team add column cup_matches jsonb not null default '[]';

-- Cards that were stored without them are read again.
update fantasy_team set phase = phase || ' without h2h' where id in (select team_id from account);

-- A head-to-head league: its table as the game last counted it, and the matches of the current gameweek.
create table h2h_league (
  season text not null,
  id int not null,
  name text not null,
  started_gameweek smallint not null,
  -- More than one page of the game's table: such a league is not tracked.
  is_large boolean not null,
  rows jsonb not null,
  matches jsonb not null,
  -- As in fantasy_team.
  phase text not null,
  fetched_at timestamptz not null,
  primary key (season, id)
);

-- All matches of one team in a head-to-head league, by gameweek.
create table h2h_fixtures (
  season text not null,
  league_id int not null,
  team_id int not null,
  matches jsonb not null,
  phase text not null,
  fetched_at timestamptz not null,
  primary key (season, league_id, team_id)
);
