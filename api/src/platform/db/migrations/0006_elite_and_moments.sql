-- Whom the elite owns, and which badges footballers carried when they were last looked at: of the whole season.
alter table game_document drop constraint game_document_kind_check;
alter table game_document add constraint game_document_kind_check
  check (kind in ('bootstrap', 'fixtures', 'live', 'elite', 'badges'));

-- When something was first seen that the game does not time: a goal, a changed price, a line-up, a badge. One row
-- for each, whatever is read again.
create table game_moment (
  season text not null,
  id text not null,
  kind text not null check (kind in ('match', 'price', 'lineup', 'badge')),
  -- The app's time.
  at timestamptz not null,
  data jsonb not null,
  primary key (season, id)
);
create index game_moment_at on game_moment (season, at);
