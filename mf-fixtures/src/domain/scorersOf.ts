import type { FixtureEvent, FixtureRow } from '@touchline/shared/wire';
import { minuteOrder, minuteText } from './minuteText';

export interface Scorers {
  readonly home: readonly string[];
  readonly away: readonly string[];
}

/**
 * Scorers as text, for the side the goal counted for, ordered by the first minute: `Saka 12', 45+2'`, `Rice
 * ×2` where the source has no minutes, `Gabriel (own goal)` on the other side. Red cards are listed on the
 * player's own side.
 */
export function scorersOf({ events, home }: FixtureRow): Scorers {
  const headlines = events
    .filter(({ kind }) => kind in additions)
    .sort((a, b) => minuteOrder(a) - minuteOrder(b));
  const isHome = (event: FixtureEvent) => (event.club_id === home.id) !== (event.kind === 'own_goals');
  return {
    home: namesOf(headlines.filter(isHome)),
    away: namesOf(headlines.filter((event) => !isHome(event))),
  };
}

/** Suffix of the name, by kind; other kinds are not listed here. */
const additions: Record<string, string> = {
  goals_scored: '',
  own_goals: ' (own goal)',
  red_cards: ' (red card)',
};

function namesOf(events: readonly FixtureEvent[]): string[] {
  const byPlayer = new Map<string, FixtureEvent[]>();
  for (const event of events) {
    const key = `${event.footballer_id} ${event.kind}`;
    byPlayer.set(key, [...(byPlayer.get(key) ?? []), event]);
  }
  return [...byPlayer.values()].map(inWords);
}

function inWords(events: readonly FixtureEvent[]): string {
  const [first] = events;
  if (!first) return '';
  const minutes = events.map(minuteText).filter((text) => text !== '');
  const times = events.reduce((sum, { count }) => sum + count, 0);
  const often = times > 1 ? ` ×${times}` : '';
  const when = minutes.length === times ? ` ${minutes.join(', ')}` : often;
  return `${first.name}${additions[first.kind] ?? ''}${when}`;
}
