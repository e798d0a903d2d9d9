-- The name that the client gave a new draft: one that is sent again, because its reply was lost, is the same draft.
alter table account_plan add column made_as text;
alter table account_plan add constraint account_plan_made_as unique (account_id, made_as);
