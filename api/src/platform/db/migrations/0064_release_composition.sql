-- What was live after each change of the releases, so that a fault can be looked at as its reader saw it.

create table release_composition (
  generation integer primary key,
  at timestamptz not null,
  -- Id of the live release by remote; the shell is one of them.
  live jsonb not null
);

insert into release_composition (generation, at, live)
select generation, now(), coalesce((
    select jsonb_object_agg(key, value -> 'live') from jsonb_each(document -> 'remotes')
    where value ->> 'live' is not null and value -> 'disabled' is null
  ), '{}'::jsonb)
from release_registry;
