import { activeFilters, filterQuery, readFilters, toggled } from './filters';

const read = (search: string) => readFilters(new URLSearchParams(search));
const asSent = (search: string) => filterQuery(read(search));
const chips = (search: string) => activeFilters(read(search), (id) => id.toUpperCase());

describe('what is asked of the API', () => {
  it.each([
    ['nothing in the address', '', {}],
    ['all categories', 'category=all', {}],
    ['the watchlist', 'category=watchlist', { watchlist: 'true' }],
    ['a badge', 'category=nailed', { badge: 'nailed' }],
    ['a category that does not exist', 'category=handsome', {}],
    ['two positions and two clubs', 'pos=DEF,MID&club=ars,che', { pos: 'DEF,MID', club: 'ars,che' }],
    ['positions and clubs that do not exist', 'pos=XYZ,MID&club=arsenal,1', { pos: 'MID' }],
    ['a range of cost', 'cost_min=4.5&cost_max=6', { cost_min: '4.5', cost_max: '6' }],
    ['costs that are no numbers', 'cost_min=cheap&cost_max=1e9', {}],
    ['a name with blanks around it', 'q=+van+dijk+', { q: 'van dijk' }],
    ['hiding', 'hide_injured=true&hide_mine=true', { hide_injured: 'true', hide_mine: 'true' }],
    ['hiding with another word', 'hide_injured=yes', {}],
  ])('for %s', (_, search, query) => expect(asSent(search)).toEqual(query));
});

describe('the filters in force', () => {
  it.each([
    ['none', '', []],
    ['a position each', 'pos=DEF,MID', ['DEF', 'MID']],
    ['a club by its name', 'club=ars', ['ARS']],
    ['a category by its label', 'category=oop_positive', ['Out of position +']],
    ['a cost from', 'cost_min=4.5', ['From 4.5m']],
    ['a cost up to', 'cost_max=6', ['Up to 6.0m']],
    ['a cost between', 'cost_min=4.5&cost_max=6', ['4.5m – 6.0m']],
    [
      'all kinds',
      'q=son&pos=MID&category=watchlist&hide_injured=true&hide_mine=true',
      ['“son”', 'MID', 'Watchlist', 'Hide injured', 'Hide mine'],
    ],
  ])('%s', (_, search, labels) => expect(chips(search).map(({ label }) => label)).toEqual(labels));

  it('go one by one: removing a position leaves the other', () => {
    expect(chips('pos=DEF,MID')[0]?.removal).toEqual({ pos: 'MID' });
    expect(chips('pos=MID')[0]?.removal).toEqual({ pos: undefined });
  });
});

it.each([
  ['adds to none', [], 'MID', 'MID'],
  ['adds to others', ['DEF'], 'MID', 'DEF,MID'],
  ['takes out of others', ['DEF', 'MID'], 'DEF', 'MID'],
  ['takes out the last', ['MID'], 'MID', undefined],
])('toggling %s', (_, values, value, after) => expect(toggled(values, value)).toBe(after));
