import { timelineList, type TimelineItem } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { Reading } from '../../game/handlers/gameServices';
import { listMoments } from '../../game/season/moments.queries';
import { liveField } from '../live/liveField';
import { liveTotal, type TeamResult, teamResult } from '../../game/reports/teamResult';
import {
  listHistory,
  listSquadsIn,
  listSquadsOf,
  listTeams,
  listTransfers,
} from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { type EffectParts, withEffect } from './eventEffects';
import { timelineItems } from './timeline';

/** Items per page. */
const pageLength = 25;

type Filter = (item: Omit<TimelineItem, 'places' | 'gaps'>) => boolean;
const all: Filter = () => true;
/** A map: the name comes from the address, and objects have names of their own. */
const filters = new Map<string, Filter>([
  ['all', all],
  ['team', ({ mine }) => mine],
  ['rivals', ({ team }) => team !== undefined],
  ['watchlist', ({ watched }) => watched],
  ['prices', ({ kind }) => kind === 'price_up' || kind === 'price_down'],
  ['news', ({ kind }) => kind === 'news'],
]);

/** Specification section 7: the timeline, newest first. */
export function timelineRoutes(services: Services): void {
  const { db } = services;
  gameRoute(services, timelineList, async ({ account, season, now, personal, reading, query }) => {
    const squads = account.teamId === null ? [] : await listSquadsOf(db, season.id, account.teamId);
    const rivals = await listTeams(db, season.id, personal.rivals);
    const results = squads.map((squad) => teamResult(season, squad));
    const followed = new Set([...squads.flatMap(({ footballers }) => footballers), ...personal.watchlist]);
    const items = timelineItems({
      season,
      now,
      results,
      moments: await listMoments(db, season.id, { footballers: [...followed], prices: true }),
      watched: new Set(personal.watchlist),
      rivals: new Map(rivals.map(({ id, name }) => [id, name])),
      transfers: await listTransfers(db, season.id, personal.rivals),
      history: await listHistory(db, season.id, personal.rivals),
    });
    const wanted = items.filter(filters.get(query.filter ?? 'all') ?? all);
    const start = wanted.findIndex(({ id }) => id === query.before) + 1;
    const page = wanted.slice(start, start + pageLength);
    const older = start + pageLength < wanted.length ? (page.at(-1)?.id ?? null) : null;
    const effects = await readEffects(services, reading, results.at(-1));
    return { payload: { items: page.map((item) => withEffect(item, effects)), older } };
  });
}

/** Data for the effects of events in the current gameweek: all managers, and with the pass the rivals. */
async function readEffects(
  { db, samples }: Pick<Services, 'db' | 'samples'>,
  { season, account, personal }: Reading,
  result: TeamResult | undefined,
): Promise<EffectParts | undefined> {
  const current = season.current?.id;
  if (account.teamId === null || result === undefined || result.gameweek !== current) return undefined;
  const history = await listHistory(db, season.id, [account.teamId]);
  const rivals = account.pass ? personal.rivals : [];
  const names = new Map((await listTeams(db, season.id, rivals)).map(({ id, name }) => [id, name]));
  const squads = await listSquadsIn(db, season.id, current, rivals);
  return {
    field: liveField(season, await samples.find(season)),
    own: { result, total: liveTotal(history, result) },
    rivals: squads.map((squad) => ({
      id: squad.team_id,
      name: names.get(squad.team_id) ?? `Team ${squad.team_id}`,
      result: teamResult(season, squad),
    })),
  };
}
