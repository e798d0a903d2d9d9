import { teamMain, teamOverview, teamSquad } from '@touchline/shared/wire';
import { route } from '../../plugins/route';
import { infoOrNull } from '../../reports/gameweekInfo';
import { autoSubstitutions, emptyPitch, explainedPoints, teamPitch } from '../../reports/pitch';
import { teamOverviewOf } from '../../reports/teamOverview';
import { liveTotal } from '../../reports/teamResult';
import { suggestedFor, teamTable } from '../../reports/teamTable';
import type { Services } from '../../services';
import { freshness, startReading } from '../../state/gameServices';
import { readView } from '../../state/viewGroup';
import { rowReader } from '../game/rowReader';
import { readOwnFacts } from '../game/teams';

/** Specification section 7, "Team": the pages of the own team. */
export function teamRoutes(services: Services): void {
  const { kit } = services;

  route(kit, teamOverview, async ({ account }) => {
    const reading = await startReading(services, account);
    const facts = await readOwnFacts(services, reading.season, account.teamId);
    const payload = teamOverviewOf(reading.season, facts, reading.now);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamMain, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season, now } = reading;
    const { result, history } = await readOwnFacts(services, season, account.teamId);
    const reader = { account_id: account.id, pass: account.pass };
    const gameweek = infoOrNull(season, season.current, now);
    if (result === undefined) {
      const nothing = { ...emptyPitch, gameweek, explained: null, auto_subs: [], active_chip: null };
      return { success: true, payload: nothing, ...freshness(reading) };
    }
    const payload = {
      ...teamPitch({ season, reader, suggested: suggestedFor(season, result) }, result),
      gameweek,
      explained: explainedPoints(result, liveTotal(history, result)),
      auto_subs: autoSubstitutions(result),
      active_chip: result.active_chip,
    };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamSquad, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const { result } = await readOwnFacts(services, reading.season, account.teamId);
    const group = await readView(services.db, reading);
    const payload = teamTable(reading.season, rowReader(reading, group, result), params.view, result);
    return { success: true, payload, ...freshness(reading) };
  });
}
