import type { EpochMs } from '@touchline/shared/domain';
import { ReadyReply } from '../http/readyReply';
import type { GameNow } from '../season/game';
import type { Season } from '../season/season';
import { freshness } from './gameServices';

interface Kept {
  /** The state of the cached `reply`: within an epoch the time of the last read changes, and it may become stale. */
  readonly told: string;
  readonly payload: object;
  readonly reply: ReadyReply<object>;
}

/**
 * A report that is the same for everybody, as bytes: made once for each epoch, and written down again only when
 * the state's age or outcome is another.
 *
 * @param name names the report and its scope among all: `gameweek 12`
 */
export function sharedReply<Payload extends object>(
  { season, state }: GameNow,
  name: string,
  make: (season: Season) => Payload,
): ReadyReply<{ payload: Payload } & ReturnType<typeof freshness>> {
  const reports = season.once('ready replies', () => new Map<string, Kept>());
  const kept = reports.get(name);
  const told = `${state.as_of} ${state.outcome}`;
  type Reply = ReturnType<typeof sharedReply<Payload>>;
  if (kept?.told === told) return kept.reply as Reply;
  const payload = (kept?.payload as Payload | undefined) ?? make(season);
  const reply: Reply = new ReadyReply(() => ({ payload, ...freshness({ season, state }) }));
  reports.set(name, { told, payload, reply });
  return reply;
}

/**
 * How many deadlines and kick-offs have passed: what a report says of a gameweek's state changes with it, even
 * before the game is read again. Goes into the name of a report that looks at the clock.
 */
export function turnsBy(season: Season, now: EpochMs): number {
  const turns = season.once('turns', () =>
    [
      ...season.gameweeks.map(({ deadline }) => deadline),
      ...season.fixtures.flatMap(({ kickoff }) => kickoff ?? []),
    ].sort((a, b) => a - b),
  );
  const next = turns.findIndex((turn) => turn > now);
  return next === -1 ? turns.length : next;
}
