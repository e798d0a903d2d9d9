import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { whatIfStandings } from '@touchline/shared/domain';
import type { FixturesList, LiveRank, RivalsList, WhatIfData } from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { ingestRankSample } from '../../game/ingest/ingestRankSample';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { splitEvents } from '../../../test/support/whatIfComesTrue';

/**
 * "What if" against what then happens. At each minute of the demo in which a match is in play, everything that happens
 * in the next minutes and can be set (goals, assists, minutes, cards) is assumed. Conceded goals, other counts, the
 * bonus and the final whistle cannot be set; they are carried over from the later minute. Then the points of the own
 * team, its estimated rank and the rivals' table are exactly the API's at the later minute. Where nothing else that
 * gives points happened to the own squad, its points are the API's without carrying anything over.
 */
const minutes = Number(process.env.WHAT_IF_MINUTES ?? 20);
const seed = Number(process.env.WHAT_IF_SEED ?? 1);
const minute = 60_000;
/** "What if" looks at most this far ahead. */
const longest = 10;

interface Played {
  tried: number;
  /** Minutes in which something was assumed. */
  assumed: number;
  events: number;
  /** Minutes in which the own points needed nothing carried over, and those of them with an assumed event. */
  plain: number;
}

const wanted = { tried: 0, assumed: 0, events: 0, plain: 0 };

it(
  `over ${minutes} minutes of matches, says what the API says once it has happened`,
  async () => {
    const played: Played = { ...wanted };
    for (let season = seed; played.tried < minutes; season += 1) await playGameweek(season, played);
    process.stdout.write(
      `  ${played.tried} minutes, ${played.assumed} of them with ${played.events} assumed changes; ` +
        `the own points needed nothing else in ${played.plain}\n`,
    );
    expect(played.assumed).toBeGreaterThan(minutes / 2);
    expect(played.plain).toBeGreaterThan(0);
  },
  120_000 + minutes * 10_000,
);

/** The minutes of one season's gameweek after the anchor, as many as are still wanted. */
async function playGameweek(season: number, played: Played): Promise<void> {
  const app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock, { seed: season }),
    checkReplies: false,
  });
  try {
    const reader = await someoneWithRivals(app);
    const random = xoroshiro128plus(season);
    const waiting = new Map<number, { at: number; data: WhatIfData }[]>();
    const inPlay = await minutesInPlay(reader);
    if (inPlay.length === 0) throw new Error('No match of the gameweek is played after the anchor.');
    for (const now of inPlay) {
      await app.moveTo(new Date(now).toISOString());
      const data = await reader.read<WhatIfData>('/v1/live/what_if');
      for (const { at, data: before } of waiting.get(now) ?? []) {
        await compare({ reader, before, after: data, played, what: `seed ${season}, ${at} to ${now}` });
        if (played.tried >= minutes) return;
      }
      waiting.delete(now);
      const due = now + (1 + ((random.next() >>> 0) % longest)) * minute;
      waiting.set(due, [...(waiting.get(due) ?? []), { at: now, data }]);
    }
  } finally {
    await app.close();
  }
}

async function someoneWithRivals(app: GameApp): Promise<Person> {
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  if (own === undefined) throw new Error('The demo has no teams.');
  const reader = await app.signUp({ team: own.teamId, role: 'PREMIUM' });
  for (const rival of own.rivalIds.slice(0, 12)) await reader.ask('POST', `/v1/rivals/add/${rival}`);
  const { gameweek } = await reader.read<LiveRank>('/v1/live/rank');
  // As many as "what if" sends: the rank is estimated from the same managers.
  const sample = { current: gameweek?.id ?? 0, managers: 2_500, wanted: 500, isStopping: () => false };
  await ingestRankSample({ db: app.db, clock: app.clock, fpl: app.fpl }, sample);
  return reader;
}

/** From the anchor on: every minute from a kick-off of the gameweek to two hours later. */
async function minutesInPlay(reader: Person): Promise<number[]> {
  const { fixtures } = await reader.read<FixturesList>('/v1/fixtures/');
  const all = fixtures.flatMap((fixture) => {
    const kickoff = Date.parse(fixture.kickoff ?? '');
    return Number.isNaN(kickoff) ? [] : Array.from({ length: 125 }, (_, passed) => kickoff + passed * minute);
  });
  return [...new Set(all)].filter((one) => one > testAnchor).sort((a, b) => a - b);
}

interface Comparison {
  readonly reader: Person;
  readonly before: WhatIfData;
  readonly after: WhatIfData;
  readonly played: Played;
  readonly what: string;
}

async function compare({ reader, before, after, played, what }: Comparison): Promise<void> {
  const { setting, withTheRest, ownWithMore } = splitEvents(before, after);
  const assumed = whatIfStandings(withTheRest, setting);
  const rank = await reader.read<LiveRank>('/v1/live/rank');
  const { rows } = await reader.read<RivalsList>('/v1/rivals/list/rivals');
  const table = rows.map((row) => ({ id: row.mine === true ? null : row.id, total: row.total }));
  expect({
    what,
    points: assumed?.own.points,
    total: assumed?.own.total,
    rank: assumed?.own.rank,
    table: assumed?.table.map(({ id, total }) => ({ id, total })),
  }).toEqual({ what, points: rank.points, total: rank.total, rank: rank.now, table });

  if (ownWithMore === 0) {
    played.plain += 1;
    expect([what, whatIfStandings(before, setting)?.own.points]).toEqual([what, rank.points]);
  }
  played.tried += 1;
  played.assumed += Number(setting.counts.size > 0);
  played.events += setting.counts.size;
}
