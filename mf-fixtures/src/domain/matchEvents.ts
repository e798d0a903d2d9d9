import type { MatchEventKind } from '@touchline/design-system/football';
import type { FixtureMoment, FixtureRow } from '@touchline/shared/wire';
import { minuteOrder } from './minuteText';

/** Icon of an event, by the API's kind. */
const momentKinds: Readonly<Record<string, MatchEventKind>> = {
  goal: 'goal',
  own_goal: 'own_goal',
  yellow: 'yellow_card',
  red: 'red_card',
  penalty_missed: 'penalty_missed',
  penalty_saved: 'penalty_saved',
  substitution: 'substitution',
};

/** The icon of an event or comment; undefined for kinds without one. */
export const momentKind = (kind: string): MatchEventKind | undefined => momentKinds[kind];

/** The side an event is shown on: an own goal counts for the other side. */
export function sideOfMoment(
  { kind, club_id }: Pick<FixtureMoment, 'kind' | 'club_id'>,
  home: FixtureRow['home'],
): 'home' | 'away' {
  return (club_id === home.id) !== (kind === 'own_goal') ? 'home' : 'away';
}

/** Newest first; events without a minute keep their order, after all others. */
export function newestFirst(moments: readonly FixtureMoment[]): FixtureMoment[] {
  return moments
    .map((moment, at) => ({ moment, at }))
    .sort((a, b) => minuteOrder(b.moment) - minuteOrder(a.moment) || orderOf(a, b))
    .map(({ moment }) => moment);
}

/** Within a minute, events that the source lists later happened later. */
const orderOf = (a: { moment: FixtureMoment; at: number }, b: { moment: FixtureMoment; at: number }) =>
  a.moment.minute === null ? a.at - b.at : b.at - a.at;

/** Whether the source has no minutes: the page says so once, instead of in every line. */
export const hasNoMinutes = (moments: readonly FixtureMoment[]): boolean =>
  moments.length > 0 && moments.every(({ minute }) => minute === null);
