import { asClubId } from '@touchline/shared/domain';
import { aMoment } from '../testing/builders';
import { hasNoMinutes, newestFirst, sideOfMoment } from './matchEvents';

const whu = { id: asClubId('whu'), name: 'West Ham', score: 1 };

it('orders moments from the newest, added time after its minute', () => {
  const moments = [
    aMoment({ minute: 12 }),
    aMoment({ minute: 45, added: 2 }),
    aMoment({ minute: 45, kind: 'red' }),
    aMoment({ minute: 46 }),
  ];
  expect(newestFirst(moments).map(({ minute, added }) => [minute, added])).toEqual([
    [46, 0],
    [45, 2],
    [45, 0],
    [12, 0],
  ]);
});

it('shows the later of two moments of one minute first', () => {
  const moments = [aMoment({ minute: 12, kind: 'red' }), aMoment({ minute: 12, kind: 'substitution' })];
  expect(newestFirst(moments).map(({ kind }) => kind)).toEqual(['substitution', 'red']);
});

it('puts an own goal on the side it counts for', () => {
  expect(sideOfMoment(aMoment({ kind: 'own_goal', club_id: asClubId('ars') }), whu)).toBe('home');
  expect(sideOfMoment(aMoment({ kind: 'goal', club_id: asClubId('ars') }), whu)).toBe('away');
  expect(sideOfMoment(aMoment({ kind: 'red', club_id: asClubId('whu') }), whu)).toBe('home');
});

it('distinguishes a source without minutes from a match without events', () => {
  expect(hasNoMinutes([aMoment({ minute: null })])).toBe(true);
  expect(hasNoMinutes([aMoment({ minute: 4 })])).toBe(false);
  expect(hasNoMinutes([])).toBe(false);
});
