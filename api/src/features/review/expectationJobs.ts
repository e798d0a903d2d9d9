import type { Gameweek } from '../../game/fpl/gameData';
import { parseBootstrap } from '../../game/fpl/parseBootstrap';
import { parseFixtures } from '../../game/fpl/parseFixtures';
import { fieldsOf } from '../../game/fpl/fields';
import { fetchExtra } from '../../game/fpl/fetchDocument';
import type { GameNow } from '../../game/season/game';
import type { GameServices } from '../../game/handlers/gameServices';
import type { IsStopping } from '../../platform/jobs/jobs';
import type { Services } from '../../services';
import {
  inputAtDeadline,
  type DeadlineState,
  projectInTurns,
  projectionOf,
  type SeasonProjection,
} from '../projection/projection';
import { type Expectations, listKnownAt, saveExpectations } from './expectations.queries';

const minuteMs = 60_000;
/** Long before a deadline what is stored may be this old, and near it this old. */
const goodForMs = 360 * minuteMs;
const nearMs = 120 * minuteMs;
const goodNearMs = 10 * minuteMs;

/** Deadlines of the past in one run: other jobs wait meanwhile. */
const pastAtOnce = 4;

/** Keeps the expected points of each deadline. */
export function registerExpectationJobs(services: Services): void {
  services.jobs.every('expectations', minuteMs / 1000, (_, isStopping) =>
    noteExpectations(services, isStopping),
  );
}

/**
 * Stores our expected points of the coming gameweek, so that the last ones before its deadline stay, and those of
 * deadlines that have passed where the source can tell what was known then: the demo and recordings.
 */
export async function noteExpectations(
  services: Pick<GameServices, 'db' | 'clock' | 'fpl' | 'game'>,
  isStopping: IsStopping,
): Promise<void> {
  const now = await services.game.find();
  if (now === undefined) return;
  const storedAt = await listKnownAt(services.db, now.season.id);
  await noteComing(services, now, storedAt);
  const missed = now.season.gameweeks.filter(
    ({ id }) => id <= (now.season.current?.id ?? 0) && !storedAt.has(id),
  );
  for (const gameweek of missed.reverse().slice(0, pastAtOnce)) {
    if (isStopping() || !(await notePast(services, now, gameweek))) return;
  }
}

async function noteComing(
  { db, clock }: Pick<GameServices, 'db' | 'clock'>,
  { season, state }: GameNow,
  storedAt: ReadonlyMap<number, number>,
): Promise<void> {
  const { next } = season;
  if (next === undefined || state.as_of >= next.deadline || clock.now() >= next.deadline) return;
  const goodFor = next.deadline - state.as_of < nearMs ? goodNearMs : goodForMs;
  const before = storedAt.get(next.id);
  if (before !== undefined && state.as_of >= before && state.as_of - before < goodFor) return;
  const points = expectedIn(await projectionOf(season), next.id);
  await saveExpectations(db, { season: season.id, gameweek: next.id, knownAt: state.as_of, points });
}

/** @returns false when the source does not tell what was known at deadlines */
async function notePast(
  { db, fpl }: Pick<GameServices, 'db' | 'fpl'>,
  { season }: GameNow,
  gameweek: Gameweek,
): Promise<boolean> {
  const then = await fetchExtra(fpl, `touchline/deadline/${gameweek.id}/`, parseDeadline);
  if (then === undefined) return false;
  const projection = await projectInTurns(inputAtDeadline(season, gameweek, then));
  await saveExpectations(db, {
    season: season.id,
    gameweek: gameweek.id,
    knownAt: gameweek.deadline,
    points: expectedIn(projection, gameweek.id),
  });
  return true;
}

/** `touchline/deadline/{gw}/`: the documents as they were at a deadline. @throws {Malformed} */
function parseDeadline(json: unknown): DeadlineState {
  fieldsOf(json, 'deadline');
  const { bootstrap, fixtures } = json as { bootstrap: unknown; fixtures: unknown };
  const { footballers, clubs } = parseBootstrap(bootstrap);
  return { footballers, fixtures: parseFixtures(fixtures, clubs) };
}

/** Expected points of one gameweek; none when it is not among the projected ones. */
function expectedIn({ gameweeks, byFootballer }: SeasonProjection, gameweek: number): Expectations {
  const at = gameweeks.indexOf(gameweek);
  return new Map([...byFootballer].flatMap(([id, { ep }]) => (at < 0 ? [] : [[id, ep[at] ?? 0] as const])));
}
