-- The newest gameweek whose squad is stored: live points of a team need no more (docs/decisions/0114).

alter table wanted_team add column squad_gameweek smallint not null default 0;
update wanted_team set squad_gameweek = greatest(0, read_phase / 2) where read_phase > 1;
create index wanted_team_squad on wanted_team (season, place, seen_gameweek, squad_gameweek, team_id);
