import { asClubId, strengthCorrection } from '@touchline/shared/domain';
import { clubsIndex, clubSquad, clubsPoints, clubsStrength, footballerViews } from '@touchline/shared/wire';
import { freshness, gameNow, type GameReader, startReading } from '../../game/handlers/gameServices';
import { readRowReader } from '../../game/handlers/rowReader';
import { sharedReply } from '../../game/handlers/sharedReply';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { listLock } from '../../game/reports/footballerOrder';
import { footballerRow, type RowReader } from '../../game/reports/footballerRows';
import { isLocked } from '../../game/reports/paidValues';
import type { Season } from '../../game/season/season';
import type { Services } from '../../services';
import { readChosenSeason } from './chosenSeason';
import { clubPoints } from './clubPoints';
import { standings } from './standings';

/** Specification section 7: clubs. */
export function clubRoutes(services: Services): void {
  route(services.kit, clubsIndex, async () =>
    sharedReply(await gameNow(services), 'club table', (season) => ({ rows: standings(season) })),
  );

  route(services.kit, clubsStrength, async () =>
    sharedReply(await gameNow(services), 'club strengths', (season) => ({ rows: strengthsOf(season) })),
  );

  route(services.kit, clubsPoints, async () =>
    sharedReply(await gameNow(services), 'points of clubs', (season) => ({ rows: clubPoints(season) })),
  );

  route(services.kit, clubSquad, async ({ account, params, query }) => {
    const view = footballerViews.find((one) => one === params.view);
    const { now, isEarlier } = await readChosenSeason(services, query.season);
    const { season } = now;
    const club = season.club(asClubId(String(params.id)));
    if (view === undefined || club === undefined) throw notFound();
    const reader = isEarlier
      ? readerOfNothing(season, account)
      : await readRowReader(services, await startReading(services, account));
    const rows = season.footballers
      .filter(({ club_id }) => club_id === club.id)
      .sort((a, b) => b.total_points - a.total_points || a.id - b.id)
      .map((one) => footballerRow(season, reader, one, view, listLock(season, reader, view, one)));
    return { success: true, payload: { view, rows }, ...freshness(now) };
  });
}

/** For an earlier season: footballer ids differ, so the current squad, watchlist and view do not apply. */
const readerOfNothing = (season: Season, { id, pass }: GameReader): RowReader => ({
  pass,
  hides: (metric, footballer) => isLocked(season, { account_id: id, pass }, metric, footballer),
  mine: new Set(),
  watched: new Set(),
  ownershipOf: () => ({ count: 0, total: 0, count_share: 0 }),
});

const strengthsOf = ({ clubs }: Season) =>
  clubs.map(({ id, name, strength, overall, attack, defence }) => ({
    id,
    name,
    strength,
    correction: strengthCorrection(strength),
    overall,
    attack,
    defence,
  }));
