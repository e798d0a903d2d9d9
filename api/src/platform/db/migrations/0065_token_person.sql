-- Who answers for what is done with a deploy token. Empty for tokens from before.
alter table deploy_token add column person text not null default '';
