import { asClubId, asFootballerId } from '@touchline/shared/domain';
import type { FixtureEvent } from '@touchline/shared/wire';
import { aFixture, anEvent } from '../testing/builders';
import { scorersOf } from './scorersOf';

const arsenal = (more: Partial<FixtureEvent>) =>
  anEvent({ club_id: asClubId('ars'), footballer_id: asFootballerId(1), ...more });
const westHam = (more: Partial<FixtureEvent>) =>
  anEvent({ club_id: asClubId('whu'), footballer_id: asFootballerId(2), ...more });

it.each<[string, FixtureEvent[], { home: string[]; away: string[] }]>([
  [
    'one scores twice',
    [arsenal({ name: 'Saka', minute: 41 }), arsenal({ name: 'Saka', minute: 63 })],
    { home: [], away: ["Saka 41', 63'"] },
  ],
  [
    'goals come in another order, one in added time',
    [
      arsenal({ name: 'Rice', footballer_id: asFootballerId(3), minute: 90, added: 3 }),
      arsenal({ name: 'Saka', minute: 41 }),
    ],
    { home: [], away: ["Saka 41'", "Rice 90+3'"] },
  ],
  [
    'the source has sums without minutes',
    [arsenal({ name: 'Saka', minute: null, count: 2 })],
    { home: [], away: ['Saka ×2'] },
  ],
  [
    'the home side scores into its own goal',
    [westHam({ kind: 'own_goals', name: 'Zouma', minute: null })],
    { home: [], away: ['Zouma (own goal)'] },
  ],
  [
    'somebody is sent off',
    [westHam({ kind: 'red_cards', name: 'Phillips', minute: 49 })],
    { home: ["Phillips (red card) 49'"], away: [] },
  ],
  ['only cards and assists happened', [arsenal({ kind: 'assists' })], { home: [], away: [] }],
])('when %s', (_, events, scorers) => {
  expect(scorersOf(aFixture({ events }))).toEqual(scorers);
});
