-- Live rank of the teams that accounts are linked to, through the current gameweek: a row for each minute in which it
-- changed.
create table rank_moment (
  season text not null,
  gameweek smallint not null,
  team_id int not null,
  -- The app's time, to the minute.
  at timestamptz not null,
  rank int not null,
  primary key (season, gameweek, team_id, at)
);
