-- One reader of the game for all processes, and one pace (docs/decisions/0113).

create table process_lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);

create table game_pace (
  -- The only row.
  id boolean primary key default true check (id),
  -- The earliest time of the next request to the game, by the database's clock.
  next_at timestamptz not null
);
insert into game_pace (next_at) values (now());
