import { createClock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import type { OfficialBootstrap, OfficialFixture, OfficialLive } from '../fpl/official';
import { createReplaySource } from '../fpl/replay/replaySource';
import { withState } from '../fpl/sourceState';
import { findGameState, findReading } from '../season/gameState.queries';
import { changedSource, type DocumentChange } from '../../../test/support/changedSource';
import { openMigratedDb } from '../../../test/support/openTestDb';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import { acceptDoubt, countDoubtful, findDoubt } from '../season/doubt.queries';
import { ingestSeason } from './ingestSeason';

const clock = createClock(Date.parse(tinySeason.betweenMatches), 0);
const changes: Record<string, DocumentChange> = {};
const replay = createReplaySource({ folder: writeTinySeason(), clock });
const fpl = withState(changedSource(replay, changes));
const { season } = fpl;
let db: Db;
const minutesLater = async (minutes: number) => {
  clock.set(clock.now() + minutes * 60_000);
  return ingestSeason({ db, clock, fpl });
};
const lie = (path: string, change: DocumentChange) => {
  changes[path] = change;
};

beforeAll(async () => {
  db = await openMigratedDb();
  expect(await ingestSeason({ db, clock, fpl })).toMatchObject({ outcome: 'ok' });
}, 60_000);
afterAll(() => db.close());
afterEach(async () => {
  for (const path of Object.keys(changes)) delete changes[path];
  expect(await minutesLater(0.1)).toMatchObject({ outcome: 'ok' });
  expect(await findDoubt(db, season)).toBeUndefined();
});

const bootstrap = 'bootstrap-static/';
const live = 'event/2/live/';
const withElements =
  (change: (elements: OfficialLive['elements']) => unknown) =>
  ({ elements }: OfficialLive) => ({ elements: change(elements) });

const lies: [what: string, path: string, change: DocumentChange, reason: RegExp][] = [
  ['no footballers', live, withElements(() => []), /0 footballers of fixture 3, which has ended/],
  ['a few of the footballers', live, withElements((all) => all.slice(0, 3)), /footballers of fixture 3/],
  ['all ids 1', live, withElements((all) => all.map((one) => ({ ...one, id: 1 }))), /named twice: 1/],
  ['doubled ids', live, withElements((all) => [...all, ...all.slice(0, 20)]), /named twice: /],
  [
    'no minutes',
    live,
    withElements((all) =>
      all.map((one) => ({ ...one, explain: one.explain.map((row) => ({ ...row, stats: [] })) })),
    ),
    /0 minutes of fixture 3, \d+ were known/,
  ],
  [
    'fixtures of a club that does not exist',
    'fixtures/',
    (all: OfficialFixture[]) => all.map((one) => ({ ...one, team_h: 77 })),
    /fixtures of a club that does not exist: 1, 2/,
  ],
  ['a fixture less', 'fixtures/', (all: OfficialFixture[]) => all.slice(1), /5 fixtures, 6 were known/],
  [
    'a club less',
    bootstrap,
    ({ teams, ...rest }: OfficialBootstrap) => ({ ...rest, teams: teams.slice(1) }),
    /footballers of a club that it does not name: 1, 2/,
  ],
  [
    'a footballer less',
    bootstrap,
    ({ elements, ...rest }: OfficialBootstrap) => ({ ...rest, elements: elements.slice(0, -1) }),
    /31 footballers, 32 were known/,
  ],
  [
    'no points',
    bootstrap,
    ({ elements, ...rest }: OfficialBootstrap) => ({
      ...rest,
      elements: elements.map((one) => ({ ...one, total_points: 0 })),
    }),
    /footballers have 0 points together/,
  ],
];

it.each(lies)(
  'a document with %s is not stored, and the last good state stays',
  async (_, path, change, reason) => {
    const before = await findGameState(db, season);
    const counted = await countDoubtful(db, season);
    lie(path, change);
    const result = await minutesLater(1);
    expect(result).toMatchObject({ outcome: 'doubtful' });
    expect(await findGameState(db, season)).toMatchObject({
      epoch: before?.epoch,
      as_of: before?.as_of,
      outcome: 'doubtful',
      detail: expect.stringMatching(/is in doubt since 2023-08-\d\d \d\d:\d\d UTC: /) as string,
    });
    expect((await findDoubt(db, season))?.reasons.join('\n')).toMatch(reason);
    expect(await countDoubtful(db, season)).toBe(counted + 1);
    expect(await findReading(db, season)).toMatchObject({ outcome: 'doubtful' });
  },
);

const aFootballerLess = ({ elements, ...rest }: OfficialBootstrap) => ({
  ...rest,
  elements: elements.map((one) => ({ ...one, total_points: one.total_points === 0 ? 0 : 1 })),
});

it('three equal answers over ten minutes are accepted, when they only lack what was known', async () => {
  lie(bootstrap, aFootballerLess);
  expect(await minutesLater(1)).toMatchObject({ outcome: 'doubtful' });
  expect(await minutesLater(6)).toMatchObject({ outcome: 'doubtful' });
  expect(await minutesLater(5)).toMatchObject({ outcome: 'ok' });
});

it('an answer that differs begins anew, and a contradiction is never accepted by repetition', async () => {
  lie(
    live,
    withElements(() => []),
  );
  for (let time = 0; time < 5; time += 1)
    expect(await minutesLater(4)).toMatchObject({ outcome: 'doubtful' });
  expect(await findDoubt(db, season)).toMatchObject({ equal: 5, is_broken: true });
  lie(
    live,
    withElements((all) => all.slice(0, 1)),
  );
  await minutesLater(4);
  expect(await findDoubt(db, season)).toMatchObject({ equal: 1 });
});

it('a document without most footballers is not believed by repetition either, while the first matches run', async () => {
  const early = createClock(Date.parse(tinySeason.inPlay), 0);
  const lies: Record<string, DocumentChange> = {};
  const running = withState(
    changedSource(createReplaySource({ folder: writeTinySeason(), clock: early }), lies),
  );
  const other = await openMigratedDb();
  const read = () => ingestSeason({ db: other, clock: early, fpl: running });
  expect(await read()).toMatchObject({ outcome: 'ok' });
  for (const named of [0, 3]) {
    lies[live] = withElements((all) => all.slice(0, named));
    for (let time = 0; time < 5; time += 1) {
      early.set(early.now() + 3 * 60_000);
      expect(await read()).toMatchObject({ outcome: 'doubtful' });
    }
    expect((await findDoubt(other, season))?.reasons).toContain(
      `event/2/live/: ${named} footballers, of 16 in matches that have begun`,
    );
  }
  await other.close();
});

it('an administrator accepts the answer that was seen, not the next one', async () => {
  lie(bootstrap, ({ elements, ...rest }: OfficialBootstrap) => ({
    ...rest,
    elements: elements.slice(0, -1),
  }));
  await minutesLater(1);
  const seen = (await findDoubt(db, season))?.digest ?? '';
  expect(await acceptDoubt(db, season, 'another')).toBe(false);
  expect(await acceptDoubt(db, season, seen)).toBe(true);
  lie(bootstrap, ({ elements, ...rest }: OfficialBootstrap) => ({
    ...rest,
    elements: elements.slice(0, -2),
  }));
  expect(await minutesLater(1)).toMatchObject({ outcome: 'doubtful' });
  lie(bootstrap, ({ elements, ...rest }: OfficialBootstrap) => ({
    ...rest,
    elements: elements.slice(0, -1),
  }));
  expect(await minutesLater(1)).toMatchObject({ outcome: 'ok' });
});
