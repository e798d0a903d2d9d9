import { asClubId } from '@touchline/shared/domain';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseBootstrap } from '../fpl/parseBootstrap';
import { writeTinySeason } from '../../../test/support/tinySeason';
import { perSeason } from './perSeason';
import { createSeason } from './season';

const folder = writeTinySeason();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bootstrap = parseBootstrap(JSON.parse(readFileSync(join(folder, 'bootstrap-static.json'), 'utf8')));
const state = (epoch: number) =>
  createSeason({ id: 'tiny', epoch, bootstrap, fixtures: [], live: new Map() }).season;

it('a report is computed once for a state and its further arguments', () => {
  const computed: string[] = [];
  const clubName = perSeason((season, club: string) => {
    computed.push(`${season.epoch} ${club}`);
    return season.club(asClubId(club))?.name;
  });
  const [first, second] = [state(1), state(2)];
  for (const season of [first, first, second])
    for (const club of ['ars', 'che', 'ars']) clubName(season, club);
  expect(computed).toEqual(['1 ars', '1 che', '2 ars', '2 che']);
});

it('two reports with the same arguments share nothing', () => {
  const season = state(1);
  const [upper, lower] = [
    perSeason((_, word: string) => word.toUpperCase()),
    perSeason((_, word: string) => word.toLowerCase()),
  ];
  expect([upper(season, 'Ars'), lower(season, 'Ars')]).toEqual(['ARS', 'ars']);
});

it('arguments that are alike as text are different arguments', () => {
  const season = state(1);
  const written = perSeason((_, first: string | number, second: string) => [first, second]);
  expect([written(season, 1, 'a b'), written(season, '1', 'a b'), written(season, '1 a', 'b')]).toEqual([
    [1, 'a b'],
    ['1', 'a b'],
    ['1 a', 'b'],
  ]);
});

it('a report that threw is computed again', () => {
  const season = state(1);
  let isReady = false;
  const report = perSeason(() => {
    if (!isReady) throw new Error('not ready');
    return 'ready';
  });
  expect(() => report(season)).toThrow('not ready');
  isReady = true;
  expect(report(season)).toBe('ready');
});
