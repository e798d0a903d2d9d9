import { pageForShared } from './sharedLink';

it.each([
  ['https://fantasy.premierleague.com/leagues/4041/standings/c', '/rivals/4041'],
  ['https://fantasy.premierleague.com/entry/545762/event/24', '/rivals'],
  ['https://fantasy.premierleague.com/fixtures/7', '/fixtures/7'],
  ['https://fantasy.premierleague.com/fixtures', '/fixtures'],
  ['https://fantasy.premierleague.com/transfers', '/team/next'],
  ['https://fantasy.premierleague.com/my-team', '/team'],
  ['https://elsewhere.test/news', '/'],
  ['//evil.test/\\leagues', '/'],
  ['', '/'],
])('%s opens %s', (url, page) => {
  expect(pageForShared({ url })).toBe(page);
});

it('finds the address in the text too, as some apps send it', () => {
  expect(
    pageForShared({ title: 'My league', text: 'Join: https://fantasy.premierleague.com/leagues/7/x' }),
  ).toBe('/rivals/7');
});

it.each([[{ url: ['a', 'b'] }], [{ text: 7 }], [{}], [{ url: 'x'.repeat(100_000) }]])(
  '%# opens Home',
  (fields) => {
    expect(pageForShared(fields)).toBe('/');
  },
);
