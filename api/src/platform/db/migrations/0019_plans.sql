-- Drafts of the planner.
create table account_plan (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  season text not null,
  name text not null,
  -- Gameweeks in their order, as the wire has them.
  weeks jsonb not null,
  -- Grows with each change: the later of two tabs is refused.
  version int not null default 1,
  share_token text unique,
  updated_at timestamptz not null
);

create index account_plan_account on account_plan (account_id, season);
