-- Accounts, sessions and what belongs to them. Everything personal is keyed by account_id and goes with the account.
-- No password, code or token lies here in clear: hashes, HMACs, or text sealed with the server's secret.

create table account (
  id uuid primary key,
  -- Lower case.
  email text not null,
  username text not null,
  -- A new address that waits for its code.
  pending_email text,
  birthday date not null,
  password_hash text not null,
  role text not null default 'USER' check (role in (
    'BANNED', 'DELETED', 'USER', 'DEMO_USER', 'PREMIUM', 'FREE_PASS', 'DEMO_PREMIUM', 'BETA', 'MODERATOR', 'ADMIN'
  )),
  email_confirmed boolean not null default false,
  onboarded boolean not null default false,
  -- The fantasy team linked to the account, and the season in which it has that number.
  team_id int,
  team_season text,
  seasonpass_at timestamptz,
  -- The account is deleted at this instant; null while nobody asked for it.
  deletion_schedule timestamptz,
  -- Second factor of administrators, sealed.
  totp_sealed text,
  created_at timestamptz not null,
  -- By the wall clock, for the removal of accounts that were never confirmed.
  registered_at timestamptz not null default now()
);

-- Nobody can squat on an address: only a confirmed account owns it.
create unique index account_confirmed_email on account (email) where email_confirmed;
create index account_email on account (email);
create index account_deletion on account (deletion_schedule) where deletion_schedule is not null;

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- How often the refresh token was exchanged; the token itself is computed, not stored.
  counter int not null default 0,
  remember boolean not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

-- One live code per kind and subject. The subject is the account (confirm) or the HMAC of the email (reset): a
-- reset asked for an unknown email leaves the same row, so that nothing tells the two apart.
create table code (
  kind text not null check (kind in ('confirm', 'reset')),
  subject text not null,
  account_id uuid references account on delete cascade,
  code_hmac text not null,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  locked_until timestamptz,
  primary key (kind, subject)
);
create index code_account on code (account_id);

-- Counts within a window; the key names the rule and, as an HMAC, whom it counts.
create table throttle (
  key text primary key,
  count int not null,
  began_at timestamptz not null,
  ends_at timestamptz not null
);
create index throttle_ends on throttle (ends_at);

-- Work to do later, written in the same transaction as the change that asks for it.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- At most one waiting job has the same key.
  dedupe_key text,
  run_at timestamptz not null,
  attempts int not null default 0,
  -- Grows with every claim: a worker whose lease ran out cannot finish for the next one.
  generation int not null default 0,
  lease_until timestamptz,
  last_error text,
  done_at timestamptz,
  -- Given up after too many attempts.
  dead_at timestamptz,
  created_at timestamptz not null default now()
);
create index job_due on job (run_at) where done_at is null and dead_at is null;
create unique index job_dedupe on job (dedupe_key) where done_at is null and dead_at is null;

-- Mail as it was written. The text is sealed, because it carries codes.
create table outbox (
  id bigint generated always as identity primary key,
  -- HMAC of the address.
  recipient text not null,
  sealed text not null,
  -- Stands in for a mail that is not sent, so that the call takes as long.
  decoy boolean not null default false,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_recipient on outbox (recipient, id desc);

create table notification_token (
  account_id uuid not null references account on delete cascade,
  token_hmac text not null,
  sealed text not null,
  created_at timestamptz not null,
  primary key (account_id, token_hmac)
);

create table event (
  id bigint generated always as identity primary key,
  slug text not null,
  account_id uuid references account on delete cascade,
  data jsonb not null,
  route jsonb,
  at timestamptz not null
);
create index event_slug on event (slug, at);
create index event_account on event (account_id);

-- Who changed what in the admin area. Stays when an account goes.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  target text not null,
  detail jsonb not null default '{}'
);

create table pass_order (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  season text not null,
  provider text not null check (provider in ('test', 'stripe')),
  -- The provider's own id of the checkout.
  provider_ref text,
  amount_minor int not null,
  currency text not null,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index pass_order_account on pass_order (account_id);
create unique index pass_order_ref on pass_order (provider, provider_ref);

-- Messages of payment providers that were dealt with: the same one may come many times.
create table payment_notice (
  provider text not null,
  notice_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, notice_id)
);

-- What an administrator can change while the app runs: alert text, supported version, sales, flags.
create table setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
