import type { GameweekState } from '@touchline/shared/domain';
import { homeOrder, leftSlots } from './homeOrder';

const usual = ['team', 'rivals', 'fixtures', 'footballers', 'transfers', 'categories'];
const whileLive = ['team', 'rivals', 'fixtures', 'categories', 'footballers', 'transfers'];

it.each<[GameweekState | undefined, string[]]>([
  ['open', usual],
  ['locked', usual],
  ['live', whileLive],
  ['between', whileLive],
  ['provisional', usual],
  ['final', usual],
  ['empty', usual],
  [undefined, usual],
])('in the state %s the parts of Home stand in their order', (state, order) => {
  expect(homeOrder(state)).toEqual(order.map((part) => `home.${part}`));
});

it('has the own team and the rivals at the left of a wide window', () => {
  expect(leftSlots).toEqual(['home.team', 'home.rivals']);
});
