-- The second factor of administrators. account.totp_sealed holds the secret.

-- True once a code of it was right; until then it may be made anew.
alter table account add column totp_verified boolean not null default false;
-- The 30 seconds of the last code that was taken: none is taken twice.
alter table account add column totp_last bigint not null default 0;
-- When this session showed the second factor.
alter table session add column second_factor_at timestamptz;
