-- The release tool and the server itself change releases too: they have a name in the log, and no account.
alter table audit_log alter column actor_id drop not null;
alter table audit_log add column actor_name text;
alter table audit_log add constraint audit_log_actor check (num_nonnulls(actor_id, actor_name) = 1);

-- A team's right to change the releases of its remote. The token itself is shown once and not kept.
create table deploy_token (
  id text primary key,
  remote text not null,
  note text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);

-- How many pages were served with a release: the denominator of its error rate.
create table release_pages (
  remote text not null,
  release text not null,
  day date not null,
  pages bigint not null,
  primary key (remote, release, day)
);
create index event_release on event ((data ->> 'release'), at) where slug = 'remote_fault';
