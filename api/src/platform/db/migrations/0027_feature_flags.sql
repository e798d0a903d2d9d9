-- Who has a feature flag of a remote. A flag without a row is off; remotes declare their flags in the registry document.
create table feature_flag (
  -- `team.new-pitch`
  name text primary key,
  audience text not null check (audience in ('everybody', 'roles', 'share')),
  roles text[],
  -- Percent of the users.
  share int check (share between 0 and 100),
  check ((roles is not null) = (audience = 'roles')),
  check ((share is not null) = (audience = 'share'))
);
