-- Work on stored rows that is done once for a database, by name: a job that finds its name here does nothing.

create table finished_work (
  name text primary key,
  finished_at timestamptz not null
);
