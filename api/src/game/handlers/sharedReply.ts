import type { EpochMs } from '@touchline/shared/domain';
import { ReadyReply } from '../../platform/http/readyReply';
import type { GameNow } from '../season/game';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';
import { freshness } from './gameServices';

interface Kept {
  /**
   * State of the cached `reply`: within an epoch the time of the last read changes, and the data may become
   * stale.
   */
  readonly shownState: string;
  readonly payload: object;
  readonly reply: ReadyReply<object>;
}

const repliesOf = perSeason(() => new Map<string, Kept>());

/**
 * A report that is the same for everybody, as serialised bytes: built once per epoch, and serialised again
 * only when the state's age or outcome has changed.
 *
 * @param name identifies the report and its scope: `gameweek 12`
 */
export function sharedReply<Payload extends object>(
  { season, state }: GameNow,
  name: string,
  make: (season: Season) => Payload,
): ReadyReply<{ payload: Payload } & ReturnType<typeof freshness>> {
  const reports = repliesOf(season);
  const kept = reports.get(name);
  const shownState = `${state.as_of} ${state.outcome}`;
  type Reply = ReturnType<typeof sharedReply<Payload>>;
  if (kept?.shownState === shownState) return kept.reply as Reply;
  const payload = (kept?.payload as Payload | undefined) ?? make(season);
  const reply: Reply = new ReadyReply(() => ({ payload, ...freshness({ season, state }) }));
  reports.set(name, { shownState, payload, reply });
  return reply;
}

/**
 * Number of deadlines and kick-offs that have passed: the state of a gameweek in a report changes with it,
 * even before the game is read again. Part of the name of a report that depends on the clock.
 */
export function turnsBy(season: Season, now: EpochMs): number {
  const turns = turnsOf(season);
  const next = turns.findIndex((turn) => turn > now);
  return next === -1 ? turns.length : next;
}

const turnsOf = perSeason((season) =>
  [
    ...season.gameweeks.map(({ deadline }) => deadline),
    ...season.fixtures.flatMap(({ kickoff }) => kickoff ?? []),
  ].sort((a, b) => a - b),
);
