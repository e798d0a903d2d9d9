-- The three teams that the demo offers, by rank: without it every team of the season was sorted.
create index fantasy_team_rank on fantasy_team (season, rank, id);
