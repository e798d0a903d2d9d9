-- A job that is added while one with its key runs: that one may have looked already, so it runs once more when it has ended.
alter table job add column rerun boolean not null default false;
-- The devices of a shard in their order: `listWaitingIn` read all devices and all alerts for each hundred that it sends to.
create index push_device_shard on push_device ((('x' || right(id::text, 4))::bit(16)::int % 16), id);
