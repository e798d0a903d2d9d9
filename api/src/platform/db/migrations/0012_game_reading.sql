-- What came of the last attempt to read the game, also while none has succeeded and game_state has no row.
create table game_reading (
  season text primary key,
  -- ok, or the fault: updating, rate_limited, timeout, malformed, unreadable, unavailable.
  outcome text not null,
  -- Names the document and the field of an unreadable one.
  detail text not null,
  attempted_at timestamptz not null,
  -- Fields that were missing and done without: [["bootstrap.teams.strength", 20], …].
  lost jsonb not null default '[]'
);
