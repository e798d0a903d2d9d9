-- A code belongs to the address it was sent to. Codes without one are void: whoever waits asks for a new one.
alter table code drop constraint code_kind_check;
alter table code add constraint code_kind_check check (kind in ('confirm', 'reset', 'enrol'));
-- Lower case. Null for a reset, whose subject is the HMAC of the address.
alter table code add column address text;
-- Wrong tries of this code in all; `tries` begins anew after each lock.
alter table code add column wrong int not null default 0;
delete from code where kind = 'confirm';

-- A way back to an address that an account has left. Told to that address only; the code is an HMAC.
create table address_restore (
  code_hmac text primary key,
  account_id uuid not null references account on delete cascade,
  address text not null,
  -- In the order in which the addresses were left: going back to one drops the way back to all later ones.
  left_as bigint generated always as identity,
  expires_at timestamptz not null
);
create index address_restore_account on address_restore (account_id);

-- The app's native shell keeps its refresh token itself; nobody else is ever given one in a body.
alter table session add column native boolean not null default false;
-- What the list of sessions calls it: `Firefox on Android`.
alter table session add column client text not null default '';

-- Made in demo mode, where everybody knows the passwords and reads the mail: not usable outside of it.
alter table account add column demo boolean not null default false;
update account set demo = true where email like '%@touchline.test';
update account set demo = true where exists (select 1 from game_state)
  and not exists (select 1 from game_state where source is null or source not like 'demo%');
-- Roles that an administrator of the demo gave away.
update account set demo = true where id::text in (
  select target from audit_log where action = 'set role' and actor_id in (select id from account where demo));
-- The first second factor wants more than a password from now on, so those that were only begun are void.
update account set totp_sealed = null where not totp_verified;
