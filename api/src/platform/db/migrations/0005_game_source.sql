-- Which game the stored season is: demo with its seed and anchor, a recording, an address. A state of another one
-- is not served. Null: written before this column was there.
alter table game_state add column source text;
