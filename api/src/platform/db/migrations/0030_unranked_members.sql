-- Members who joined a league since the game's last count have neither rank nor points in it.
alter table league_member alter column rank drop not null;
alter table league_member alter column gameweek_points drop not null;
alter table league_member alter column total drop not null;
