-- Our expected points of a gameweek as they were at its deadline, for looking back at decisions. One row a gameweek.
create table deadline_expected (
  season text not null,
  gameweek smallint not null,
  -- The app's time of the state that they were computed from; at most the deadline.
  known_at timestamptz not null,
  -- Hundredths of a point by footballer.
  points jsonb not null,
  primary key (season, gameweek)
);
