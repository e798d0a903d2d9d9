-- The registry document of the web server: which build of each remote is live. One row.
create table release_registry (
  only_row boolean primary key default true check (only_row),
  generation bigint not null,
  document jsonb not null
);
