-- Documents of the game that contradict each other or have lost what was stored: kept beside the last good state.
-- The row is deleted when the next good state is stored.
create table game_doubt (
  season text primary key,
  -- When the first doubtful answer came.
  since timestamptz not null,
  -- Of the reasons against the last one, with how often the same came in a row and since when.
  digest text not null,
  equal int not null,
  equal_since timestamptz not null,
  reasons jsonb not null,
  -- Documents that break references or contradict each other are never accepted by repetition.
  is_broken boolean not null,
  documents jsonb not null,
  -- An administrator accepts the documents with this digest.
  accepted text
);
-- Doubtful answers of a season since it is stored, for the metrics.
alter table game_reading add column doubtful int not null default 0;
