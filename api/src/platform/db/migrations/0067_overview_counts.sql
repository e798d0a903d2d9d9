-- The overview of administrators counts from indexes alone; reading the rows of all accounts grew with their width too.
create index account_role on account (role);
create index account_registered on account (registered_at);
