-- What old rows are found by (features/operations/retentionJobs.ts).
create index job_dead on job (dead_at) where dead_at is not null;
create index audit_log_at on audit_log (at);
create index payment_notice_handled on payment_notice (handled_at) where handled_at is not null;
create index release_pages_day on release_pages (day);
create index digest_mail_season on digest_mail (season);
