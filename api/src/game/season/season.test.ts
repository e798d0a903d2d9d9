import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseBootstrap } from '../fpl/parseBootstrap';
import { collectGarbage } from '../../../test/support/collectGarbage';
import { writeTinySeason } from '../../../test/support/tinySeason';
import { type BuiltSeason, createSeason, type SeasonParts } from './season';

const folder = writeTinySeason();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bootstrap = parseBootstrap(JSON.parse(readFileSync(join(folder, 'bootstrap-static.json'), 'utf8')));
const withGameweeks = (finished: boolean) => ({
  ...bootstrap,
  gameweeks: bootstrap.gameweeks.map((one) => ({ ...one, finished })),
});

const partsOf = (epoch: number, changed: Partial<SeasonParts> = {}): SeasonParts => ({
  id: 'tiny',
  epoch,
  bootstrap: withGameweeks(true),
  fixtures: [],
  live: new Map([[1, { epoch: 1, footballers: [] }]]),
  ...changed,
});

describe('the round of a gameweek that was counted in the state before', () => {
  const before = createSeason(partsOf(1));
  const counted = before.season.round(1);
  const roundAfter = (changed: Partial<SeasonParts>) =>
    createSeason(partsOf(2, changed), before).season.round(1);

  it('is reused when the gameweek is finished and its points are the same', () => {
    expect(roundAfter({})).toBe(counted);
  });

  it.each<[string, Partial<SeasonParts>]>([
    ['its points have changed', { live: new Map([[1, { epoch: 2, footballers: [] }]]) }],
    ['the club of a moved footballer is known now', { sides: [] }],
  ])('is counted again when %s', (_, changed) => {
    expect(roundAfter(changed)).not.toBe(counted);
  });

  it('is counted again when the gameweek was not finished', () => {
    const running = createSeason(partsOf(1, { bootstrap: withGameweeks(false) }));
    const early = running.season.round(1);
    expect(createSeason(partsOf(2), running).season.round(1)).not.toBe(early);
  });
});

it('a state keeps nothing of the states before it', async () => {
  let newest: BuiltSeason | undefined;
  const older = [1, 2, 3, 4].map((epoch) => {
    newest = createSeason(partsOf(epoch), newest);
    newest.season.round(1);
    return new WeakRef(newest.season);
  });
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  // The first state counted the round, which has nothing of the state.
  expect(older.map((one) => one.deref() !== undefined)).toEqual([false, false, false, true]);
  expect(newest?.season.epoch).toBe(4);
});
