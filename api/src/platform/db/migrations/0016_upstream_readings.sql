-- When each endpoint of the game was last asked, and what came of it: for the admin area. `ok_at` is null until it
-- answered well for the first time.
create table upstream_reading (
  season text not null,
  endpoint text not null,
  asked_at timestamptz not null,
  ok_at timestamptz,
  outcome text not null,
  detail text not null,
  primary key (season, endpoint)
);
