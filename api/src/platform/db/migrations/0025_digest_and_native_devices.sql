-- Whether the account gets a mail after each gameweek.
alter table account add column digest boolean not null default false;

-- One row for each account and settled gameweek that is done: its mail was written, or there is none to write.
create table digest_mail (
  account_id uuid not null references account on delete cascade,
  season text not null,
  gameweek int not null,
  primary key (account_id, season, gameweek)
);

-- `web`: a browser's push subscription. `fcm`: a token of the native app; `endpoint_hmac` is that of the token.
alter table push_device add column device_kind text not null default 'web' check (device_kind in ('web', 'fcm'));
