import { homeOrder, leftSlots } from './homeOrder';

it('shows the own team first and the categories last', () => {
  expect(homeOrder).toEqual(
    ['team', 'rivals', 'fixtures', 'footballers', 'transfers', 'categories'].map((part) => `home.${part}`),
  );
});

it('has the own team and the rivals at the left of a wide window', () => {
  expect(leftSlots).toEqual(['home.team', 'home.rivals']);
});
