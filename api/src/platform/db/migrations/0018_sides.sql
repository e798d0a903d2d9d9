-- Sides of matches of footballers who have moved within the league, as their own records tell them.
alter table game_document drop constraint game_document_kind_check;
alter table game_document add constraint game_document_kind_check
  check (kind in ('bootstrap', 'fixtures', 'live', 'elite', 'badges', 'sides'));

-- How large a squad is, a season's rules say.
alter table team_picks drop constraint team_picks_footballers_check;
