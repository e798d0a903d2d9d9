import { asLeagueId } from '@touchline/shared/domain';
import { samePageOf } from './samePageOf';

it.each([
  ['the list', 'elite', '/rivals/rivals', '/rivals/elite'],
  ['a page of a view', asLeagueId(123), '/rivals/elite/season', '/rivals/123/season'],
  ['a page below another', 'rivals', '/rivals/123/points/phase', '/rivals/rivals/points/phase'],
  ['a page of somebody else', 'elite', '/team/points', undefined],
  ['Home', 'elite', '/', undefined],
] as const)('from %s', (_, view, pathname, expected) => {
  expect(samePageOf(view, pathname)).toBe(expected);
});
