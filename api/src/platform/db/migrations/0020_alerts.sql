-- Devices that get alerts, and what each was told or will be.

create table push_device (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- The session that registered it: once that is ended the device is told nothing more.
  session_id uuid references session on delete set null,
  -- HMAC of the push service's address: one device, whoever's it is.
  endpoint_hmac text not null unique,
  -- Address and keys of the subscription, sealed: who has them can send to the device.
  sealed text not null,
  name text not null,
  kinds text[] not null,
  quiet jsonb,
  -- The app's time. Nothing from before is told.
  created_at timestamptz not null
);
create index push_device_account on push_device (account_id);

-- One row for each thing that a device is told, so that it is told once.
create table alert (
  device_id uuid not null references push_device on delete cascade,
  season text not null,
  -- Names what happened: `ars-che-5-goals_scored-1`.
  key text not null,
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  -- Both in the app's time; after the second it is of no use any more.
  at timestamptz not null,
  expires_at timestamptz not null,
  -- The push it travels in. It is written before the push is sent: a second try sends the same one.
  message_id uuid,
  -- Sent, refused for good, or out of date: there is nothing left to do.
  settled_at timestamptz,
  primary key (device_id, season, key)
);
create index alert_waiting on alert (device_id) where settled_at is null;
create index alert_expires on alert (expires_at);
