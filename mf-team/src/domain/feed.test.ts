import type { TimelineList } from '@touchline/shared/wire';
import { anItem } from '../testing/builders';
import { byDay, withNewest, withOlder } from './feed';

const feed = (ids: string, older: string | null = null): TimelineList => ({
  items: [...ids].map((id) => anItem({ id })),
  older,
});
const idsOf = ({ items }: TimelineList) => items.map(({ id }) => id).join('');

describe('the newest page, read again', () => {
  it.each([
    ['is all there is at first', undefined, feed('cba', 'before-a'), 'cba', 'before-a'],
    [
      'puts what is new in front and keeps older pages',
      feed('cbaZY', 'before-Y'),
      feed('dcb', 'before-b'),
      'dcbaZY',
      'before-Y',
    ],
    ['takes over a changed end', feed('cba', 'before-a'), feed('dcba', null), 'dcba', null],
    ['drops what was withdrawn', feed('cXba', null), feed('dcb', 'before-b'), 'dcba', null],
    [
      'starts anew where a gap would be left',
      feed('cba', 'before-a'),
      feed('zyx', 'before-x'),
      'zyx',
      'before-x',
    ],
  ])('%s', (_, before, newest, ids, older) => {
    const after = withNewest(before, newest);
    expect(idsOf(after)).toBe(ids);
    expect(after.older).toBe(older);
  });
});

it('adds an older page at the end, each item once', () => {
  const after = withOlder(feed('cb', 'before-b'), feed('ba', null));
  expect(idsOf(after)).toBe('cba');
  expect(after.older).toBeNull();
});

it('groups by the day of the reader, not of the server', () => {
  const items = [anItem({ at: '2024-02-10T23:30:00Z' }), anItem({ at: '2024-02-10T12:00:00Z' })];
  expect(byDay(items, 'UTC').map(({ label }) => label)).toEqual(['Sat 10 Feb']);
  expect(byDay(items, 'Europe/Berlin').map(({ label }) => label)).toEqual(['Sun 11 Feb', 'Sat 10 Feb']);
});
