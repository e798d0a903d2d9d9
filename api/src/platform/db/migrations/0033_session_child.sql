-- Whether the newest refresh token of a session has reached its client. Until then the token before it is accepted too.
alter table session add column child_used boolean not null default false;
