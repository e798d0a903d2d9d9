import { asLeagueId } from '@touchline/shared/domain';
import { aFantasyState } from '@touchline/shared/testing';
import { redirectFor } from './redirects';

const during = aFantasyState({ gameweek: { id: 24, finished: false, state: 'live' } });
const after = aFantasyState({ gameweek: { id: 24, finished: true, state: 'final' } });
const last = aFantasyState({ gameweek: { id: 38, finished: true, state: 'final' }, next_gameweek: null });
const before = aFantasyState({ gameweek: null, gameweek_id: null, next_gameweek: { id: 1 } });

it.each([
  ['/fixtures', during, '/fixtures/24'],
  ['/fixtures/', during, '/fixtures/24'],
  ['/fixtures', after, '/fixtures/25'],
  ['/fixtures', last, '/fixtures/38'],
  ['/fixtures', before, '/fixtures/1'],
  ['/fixtures/events', during, '/fixtures/24/events'],
  ['/fixtures/streaming/', after, '/fixtures/25/streaming'],
  ['/fixtures/elsewhere', during, undefined],
  ['/rivals', during, '/rivals/rivals'],
  ['/rivals', aFantasyState({ rivals_view: 'elite' }), '/rivals/elite'],
  ['/rivals', aFantasyState({ rivals_view: asLeagueId(123) }), '/rivals/123'],
  ['/players', during, '/footballers'],
  ['/my-team', during, '/team'],
  ['/', during, undefined],
  ['/fixtures/12', during, undefined],
  ['/teamsters', during, undefined],
] as const)('%s leads on', (path, state, target) => {
  expect(redirectFor(path, state)).toBe(target);
});
