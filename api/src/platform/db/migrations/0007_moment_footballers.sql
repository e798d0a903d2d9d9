-- Whom a moment is about, where it is about one: a timeline asks for its reader's footballers.
alter table game_moment add column footballer_id int;
drop index game_moment_at;
create index game_moment_footballer on game_moment (season, footballer_id);
create index game_moment_kind on game_moment (season, kind, at);
