-- Teams that the reading loop reads: kept by the writes that link, follow or show them, instead of being searched.

create table wanted_team (
  season text not null,
  team_id int not null,
  -- 0: linked to an account, 1: a rival, 2: member of a league that somebody has as view. The lowest that holds.
  place smallint not null check (place between 0 and 2),
  -- The newest gameweek in which somebody who links or follows it was here.
  seen_gameweek smallint not null default 0,
  -- Phase of the last whole reading: twice the gameweek, and one more when it is settled. -1: not read whole.
  read_phase smallint not null default -1,
  -- When a reader first waited for it; null once it is read.
  asked_at timestamptz,
  primary key (season, team_id)
);
create index wanted_team_due on wanted_team (season, place, seen_gameweek, read_phase, team_id);
create index wanted_team_asked on wanted_team (season, asked_at) where asked_at is not null;

-- Whether a team is still wanted is checked when it is due.
create index account_team on account (team_id, team_season) where team_id is not null;
create index account_rival_team on account_rival (season, team_id);
create index account_view_chosen on account_view (season, view);
create index league_member_team on league_member (season, team_id);

insert into wanted_team (season, team_id, place, read_phase)
select wanted.season, wanted.team_id, min(wanted.place), max(case
    when team.phase ~ '^\d+ (open|settled)$' and not exists (
      select 1 from team_gameweek as played
      left join team_picks as squad on squad.season = played.season and squad.team_id = played.team_id
        and squad.gameweek = played.gameweek
      where played.season = team.season and played.team_id = team.id and squad.team_id is null)
    then 2 * split_part(team.phase, ' ', 1)::int + (team.phase like '% settled')::int else -1 end)
from (
  select team_season as season, team_id, 0 as place from account where team_season is not null and team_id is not null
  union select season, team_id, 1 from account_rival
  union select member.season, member.team_id, 2 from account_view as chosen
    join league_member as member on member.season = chosen.season and member.league_id::text = chosen.view
) as wanted
left join fantasy_team as team on team.season = wanted.season and team.id = wanted.team_id
group by wanted.season, wanted.team_id;
