-- One open checkout at a time; money that goes back takes the pass back; a pass ends with its season.

-- Where the browser pays, while the checkout is open.
alter table pass_order add column url text;
-- By the wall clock: until when the checkout can be paid.
alter table pass_order add column expires_at timestamptz;
-- The checkout ended without being paid: cancelled, run out, or in place of it a newer one.
alter table pass_order add column closed_at timestamptz;
-- The provider's own id of the payment, which refunds and disputes name.
alter table pass_order add column payment_ref text;
-- The money went back, and the pass with it.
alter table pass_order add column ended_at timestamptz;
alter table pass_order add column ended_by text check (ended_by in ('refund', 'dispute', 'cancellation'));
update pass_order set closed_at = now() where paid_at is null;
create unique index pass_order_open on pass_order (account_id) where paid_at is null and closed_at is null;
create index pass_order_payment on pass_order (provider, payment_ref);

-- The season that the pass of a role PREMIUM or DEMO_PREMIUM was bought or given for.
alter table account add column pass_season text;
update account set pass_season = (select season from pass_order
    where account_id = account.id and paid_at is not null order by paid_at desc limit 1)
  where role in ('PREMIUM', 'DEMO_PREMIUM');

-- What a notice says, and what became of it; one that comes before what it is about is tried again.
alter table payment_notice add column payload jsonb;
alter table payment_notice add column handled_at timestamptz;
alter table payment_notice add column outcome text check (outcome in ('done', 'refused', 'given up'));
update payment_notice set handled_at = received_at, outcome = 'done';
create index payment_notice_waiting on payment_notice (received_at) where handled_at is null;
