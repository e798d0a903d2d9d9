import { leagueTable } from '@touchline/shared/domain';
import type { StandingsRow } from '@touchline/shared/wire';
import { fixtureCell, fixturesToCome } from '../../game/reports/fixtureCells';
import { instantOf } from '../../game/season/instant';
import { perSeason } from '../../game/season/perSeason';

/** The league table after all finished fixtures. */
export const standings = perSeason((season): StandingsRow[] => {
  const fixtures = season.fixtures.map((fixture) => ({ ...fixture, kickoff: instantOf(fixture.kickoff) }));
  const table = leagueTable(
    season.clubs.map(({ id }) => id),
    fixtures,
  );
  return table.map(({ club_id, rank, ...row }) => {
    const [next] = fixturesToCome(season, club_id);
    return {
      ...row,
      id: club_id,
      name: season.club(club_id)?.name ?? club_id,
      position: rank,
      next: next === undefined ? null : fixtureCell(season, next, club_id),
    };
  });
});
