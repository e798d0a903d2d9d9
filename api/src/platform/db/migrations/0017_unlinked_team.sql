-- The team that a new season unlinked, until the manager links another: the onboarding names it.
alter table account add column unlinked_season text;
alter table account add column unlinked_team text;
