-- Whose expected points of the next gameweek an account reads: the game's, or our own projection.
alter table account add column expected_points text not null default 'official'
  check (expected_points in ('official', 'ours'));
