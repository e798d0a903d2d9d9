-- Chances of an account among the teams of a view, through the current gameweek: a row for each minute in which they were
-- computed and had changed.
create table chance_moment (
  account_id uuid not null references account on delete cascade,
  season text not null,
  gameweek smallint not null,
  -- `rivals`, `elite` or the number of a league.
  view text not null,
  team_id int not null,
  -- The app's time of the state of the game, to the minute.
  at timestamptz not null,
  -- Real time.
  written_at timestamptz not null,
  -- Which other teams the chance of the first place was among.
  among text not null,
  -- `first`, and `win` by team; thousandths.
  chances jsonb not null,
  primary key (account_id, season, gameweek, view, team_id, at)
);
create index chance_moment_written_at on chance_moment (written_at);
