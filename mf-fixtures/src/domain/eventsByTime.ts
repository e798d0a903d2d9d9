import { minuteOrder, type MatchMinute } from './minuteText';

interface Timed extends MatchMinute {
  readonly fixture_id: string;
}

/**
 * Events in reverse order of time: fixtures keep their given order (the latest kick-off first), and within a
 * fixture the latest minute is first. Events without a minute follow those that have one.
 */
export function eventsByTime<Event extends Timed>(events: readonly Event[]): Event[] {
  const fixtures = [...new Set(events.map(({ fixture_id }) => fixture_id))];
  const placeOf = new Map(fixtures.map((id, at) => [id, at]));
  return [...events].sort(
    (a, b) =>
      (placeOf.get(a.fixture_id) ?? 0) - (placeOf.get(b.fixture_id) ?? 0) || minuteOrder(b) - minuteOrder(a),
  );
}
