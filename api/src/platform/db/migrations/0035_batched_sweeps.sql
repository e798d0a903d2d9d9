-- Sweeps and deletions go in batches by index; each foreign key has an index, so that deleting a row scans no table.

create index push_device_session on push_device (session_id);

create index session_revoked on session (revoked_at) where revoked_at is not null;
create index code_expires on code (expires_at);
create index address_restore_expires on address_restore (expires_at);
create index outbox_decoy on outbox (created_at) where decoy;
create index job_done on job (done_at) where done_at is not null;
create index account_unconfirmed on account (registered_at) where not email_confirmed;
create index account_pass_season on account (pass_season) where pass_season is not null;
create index account_undated_pass on account (id) where pass_season is null and role in ('PREMIUM', 'DEMO_PREMIUM');

-- The newest events of an account are found without sorting.
create index event_of_account on event (account_id, id);
drop index event_account;
create index event_at on event (at);
