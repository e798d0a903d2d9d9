import { asTeamId } from '@touchline/shared/domain';
import type {
  FootballerGameweeks,
  FootballerPoints,
  FootballersIndex,
  GameweeksIndex,
  RivalsChips,
  SeasonTicker,
  TeamGameweeks,
  TeamMain,
} from '@touchline/shared/wire';
import type {
  OfficialBootstrap,
  OfficialEntryHistory,
  OfficialFixture,
  OfficialLive,
  OfficialPicks,
} from '../../src/game/fpl/official';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import type { DocumentSource } from '../../src/game/fpl/source';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

/** Changes of upstream documents, by the end of their path. */
type Changes = readonly (readonly [path: RegExp, change: (json: never) => void])[];

function changed(source: DocumentSource, changes: Changes): DocumentSource {
  return {
    ...source,
    get: async (path) => {
      const reply = await source.get(path);
      if (reply.outcome !== 'ok') return reply;
      const json: unknown = structuredClone(reply.json);
      for (const [pattern, change] of changes) if (pattern.test(path)) change(json as never);
      return { outcome: 'ok', json };
    },
  };
}

async function openSeason(
  changes: Changes,
  now: string = tinySeason.over,
): Promise<{ app: GameApp; person: Person }> {
  const folder = writeTinySeason();
  const app = await buildGameApp({
    now,
    openSource: (clock) => changed(createReplaySource({ folder, clock }), changes),
  });
  const person = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  return { app, person };
}

describe('a later season', () => {
  /** A manager as a position, with his chip, points for tackles, and unknown fields. */
  const changes: Changes = [
    [
      /^bootstrap-static/,
      (json: OfficialBootstrap) => {
        const position = { id: 5, singular_name_short: 'MNG', singular_name: 'Manager' };
        json.element_types.push(position);
        Object.assign(json, { element_stats: [{ name: 'tackles_won', label: 'Tackles won' }] });
        for (const one of json.elements) Object.assign(one, { tackles: 3, mystery: { deep: [1] } });
        for (const one of json.elements.filter(({ id }) => id === 6)) one.element_type = 5;
      },
    ],
    [
      /^event\/2\/live/,
      (json: OfficialLive) => {
        const [fixture] = json.elements.find(({ id }) => id === 2)?.explain ?? [];
        fixture?.stats.push({ identifier: 'tackles_won', value: 12, points: 2 });
      },
    ],
    [
      /^entry\/101\/history/,
      (json: OfficialEntryHistory) =>
        json.chips.push({ name: 'manager', time: '2023-08-19T10:00:00Z', event: 2 }),
    ],
    [/^entry\/101\/event\/2\/picks/, (json: OfficialPicks) => (json.active_chip = 'manager')],
  ];
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openSeason(changes)), 60_000);
  afterAll(() => app.close());

  it('has an unknown chip, shown under its own code', async () => {
    const { rows } = await person.read<TeamGameweeks>('/v1/team/gameweeks');
    expect(rows.map(({ active_chip }) => active_chip)).toEqual([null, 'manager', null]);
    const { counts } = await person.read<RivalsChips>('/v1/templates/rival_pages/rivals/chips/0');
    expect(counts).toEqual({ manager: 1 });
  });

  it('has an unknown position, listed and on the pitch under its own code', async () => {
    const read = (page: number) =>
      person.read<FootballersIndex>(`/v1/footballers/index/default?order_by=name&page=${page}`);
    const all = [...(await read(1)).rows, ...(await read(2)).rows];
    expect(all.find(({ id }) => id === 6)?.position).toBe('MNG');
    const { team } = await person.read<TeamMain>('/v1/team/main');
    const cards = [...team.pitch.flat(), ...team.subs];
    expect(cards).toHaveLength(15);
    expect(cards.find(({ id }) => id === 6)?.position).toBe('MNG');
  });

  it('has an unknown point category, kept with its points', async () => {
    const { rows } = await person.read<FootballerPoints>('/v1/footballer/2/points');
    expect(rows.find(({ category }) => category === 'tackles_won')).toMatchObject({
      label: 'Tackles won',
      points: 2,
      count: 12,
    });
  });

  it("sends the game's own labels, the clubs' stable numbers and whose the strengths are", async () => {
    const { body } = await person.ask('PUT', '/v1/onboarding/confirm_team/101');
    expect(body.state).toMatchObject({
      words: { categories: { tackles_won: 'Tackles won' }, positions: { MNG: 'Manager' } },
      strengths_from: expect.stringMatching(/^(game|results)$/) as string,
    });
    const { clubs } = body.state as unknown as { clubs: { code: number }[] };
    expect(clubs.map(({ code }) => code)).toEqual(clubs.map(() => expect.any(Number) as number));
  });

  it('has unknown fields, which hurt nobody', async () => {
    for (const url of [
      '/v1/footballer/1/details',
      '/v1/dashboard',
      '/v1/timeline/list',
      '/v1/clubs/index/points',
    ])
      expect((await person.ask('GET', url)).status).toBe(200);
  });
});

describe('what gave no points', () => {
  const saves = { identifier: 'saves', h: [{ element: 1, value: 2 }], a: [] };
  /** Arsenal's keeper makes two saves at home, one too few for a point, and three away. */
  const changes: Changes = [
    [
      /^fixtures/,
      (json: OfficialFixture[]) => {
        for (const { team_h, stats } of json) {
          const kept = stats.findIndex(({ identifier }) => identifier === saves.identifier);
          if (team_h === 1) stats.splice(kept, kept < 0 ? 0 : 1, saves);
        }
      },
    ],
  ];
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openSeason(changes)), 60_000);
  afterAll(() => app.close());

  it('is counted among what a footballer did in the season', async () => {
    const { rows } = await person.read<FootballerPoints>('/v1/footballer/1/points');
    expect(rows.find(({ category }) => category === 'saves')).toMatchObject({ count: 7, points: 1 });
    const list = await person.read<FootballersIndex>('/v1/footballers/index/total_points');
    expect(list.rows.find(({ id }) => id === 1)?.categories?.['saves']).toEqual({ count: 7, points: 1 });
  });

  it('is counted in each of his matches', async () => {
    const { rows } = await person.read<FootballerGameweeks>('/v1/footballer/1/gameweeks');
    expect(rows.map(({ counts }) => counts['saves'] ?? 0)).toEqual([2, 3, 2]);
  });

  it('stands on his card with 0 points', async () => {
    const { team } = await person.read<TeamMain>('/v1/team/main');
    const card = [...team.pitch.flat(), ...team.subs].find(({ id }) => id === 1);
    const [fixture] = card?.explain ?? [];
    expect(fixture?.lines).toContainEqual({ identifier: 'saves', value: 2, points: 0 });
  });

  it('is no category of who gets nothing for it', async () => {
    const { rows } = await person.read<FootballerPoints>('/v1/footballer/16/points');
    expect(rows.map(({ category }) => category)).not.toContain('goals_conceded');
  });
});

describe('the opening of a season', () => {
  /** The game has not published the fixtures of gameweek 3 yet. */
  const changes: Changes = [
    [/^fixtures/, (json: OfficialFixture[]) => void json.splice(0, json.length, ...json.filter(isOut))],
  ];
  const isOut = ({ event }: OfficialFixture) => event !== 3;
  let app: GameApp;
  let person: Person;
  beforeAll(async () => {
    ({ app, person } = await openSeason(changes, tinySeason.inPlay));
  }, 60_000);
  afterAll(() => app.close());

  it('calls a gameweek without any fixture nobody’s blank', async () => {
    const { gameweeks } = await person.read<GameweeksIndex>('/v1/gameweeks/index');
    expect(gameweeks[2]).toMatchObject({ fixtures: 0, doubles: [], blanks: [] });
  });

  it('leaves it out of the ticker, and of how hard a run is', async () => {
    const { gameweeks, rows } = await person.read<SeasonTicker>('/v1/season_ticker/club');
    expect(gameweeks).toEqual([1, 2, 3]);
    for (const { cells } of rows) expect(Object.keys(cells)).toEqual(['1', '2']);
    const list = await person.read<FootballersIndex>('/v1/footballers/index/season_ticker');
    for (const { ticker, mean_difficulty } of list.rows)
      expect([ticker, mean_difficulty]).toEqual([{}, null]);
  });
});

describe('an empty gameweek', () => {
  /** All fixtures of gameweek 3 are called off. */
  const changes: Changes = [
    [
      /^fixtures/,
      (json: OfficialFixture[]) => {
        for (const one of json.filter(({ event }) => event === 3))
          Object.assign(one, { event: null, kickoff_time: null, started: false, finished: false });
      },
    ],
    [/^event\/3\/live/, (json: OfficialLive) => (json.elements = [])],
  ];
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openSeason(changes)), 60_000);
  afterAll(() => app.close());

  it('is told as such, with every club blank', async () => {
    const { gameweeks } = await person.read<GameweeksIndex>('/v1/gameweeks/index');
    expect(gameweeks[2]).toMatchObject({ state: 'empty', fixtures: 0, doubles: [] });
    expect(gameweeks[2]?.blanks).toHaveLength(4);
  });

  it('gives a team nothing, and nobody comes on for anybody', async () => {
    const { explained, auto_subs, gameweek } = await person.read<TeamMain>('/v1/team/main');
    expect(gameweek?.id).toBe(3);
    expect(explained).toMatchObject({ gross: 0, provisional_bonus: 0 });
    expect(auto_subs).toEqual([]);
  });
});
