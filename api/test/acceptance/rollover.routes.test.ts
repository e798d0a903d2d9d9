import { testDemo } from '@touchline/demo-game/testing';
import { asTeamId, asAccountId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { abilities } from '../../src/game/fpl/abilities';
import { readAuthUser } from '../../src/features/accounts/accountRow';
import type { Clock } from '../../src/platform/clock';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import type { DocumentSource } from '../../src/game/fpl/source';
import { withState } from '../../src/game/fpl/sourceState';
import { ingestSeason } from '../../src/game/ingest/ingestSeason';
import { startIngest } from '../../src/game/ingest/startIngest';
import { findTeam } from '../../src/game/reports/teams.queries';
import { findGameState, listSeasons } from '../../src/game/season/gameState.queries';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

/** An official game that opens the same small season again a year later. `game` controls its answers. */
function yearAfterYear(game: { years: number; season: string }) {
  const moveYears = (text: string, by: number) =>
    text.replace(/20\d\d(?=-\d\d-\d\dT)/g, (year) => String(Number(year) + by));
  return (clock: Clock): DocumentSource => {
    const then = () => Date.parse(moveYears(new Date(clock.now()).toISOString(), -game.years));
    const replay = createReplaySource({ folder: writeTinySeason(), clock: { now: then, rate: 0 } });
    return {
      name: 'live',
      can: abilities.live,
      get season() {
        return game.season;
      },
      turnTo: (season) => void (game.season = season),
      get: async (path) => {
        const reply = await replay.get(path);
        if (reply.outcome !== 'ok') return reply;
        return { ...reply, json: JSON.parse(moveYears(JSON.stringify(reply.json), game.years)) as unknown };
      },
    };
  };
}

describe('a game that opens its next season', () => {
  const game = { years: 0, season: '2023-24' };
  let app: GameApp;
  let person: Person;
  const user = () => readAuthUser(app.db, asAccountId(person.id));
  const newSeason = '2024-08-20T12:00:00Z';
  /** Cached sessions may be half a second old. */
  async function askOnceForgotten() {
    await new Promise((resolve) => setTimeout(resolve, 600));
    return person.ask('GET', '/v1/team/main');
  }

  beforeAll(async () => {
    app = await buildGameApp({ now: tinySeason.over, openSource: yearAfterYear(game) });
    person = await app.signUp({ team: asTeamId(101) });
    await person.ask('POST', '/v1/rivals/add/102?ownership=false');
    await app.ask('PUT', '/v1/alerts/digest', { on: true }, { token: person.token });
    // Gameweeks of the next season have the same numbers.
    await app.db.run(sql`insert into digest_mail values (${person.id}, '2023-24', 2)`);
  }, 60_000);
  afterAll(() => app.close());

  const gameweekMails = async () => {
    await app.jobs.add({ kind: 'digests' });
    await app.jobs.runDue();
    const subjects = (await app.mail.list()).map(({ subject }) => subject);
    return subjects.filter((subject) => subject.startsWith('Gameweek'));
  };

  it('says nothing of unlinked teams while there is no other season', async () => {
    expect(await user()).not.toHaveProperty('unlinked');
  });

  it('closes the old season and keeps it, with the histories of its teams', async () => {
    game.years = 1;
    await app.moveTo(newSeason);
    expect(app.fpl.season).toBe('2024-25');
    expect(await listSeasons(app.db)).toEqual(['2024-25', '2023-24']);
    expect((await app.games.of('2023-24').find())?.season.gameweeks.at(-1)?.finished).toBe(true);
    const kept = await app.db.query(sql<{ gameweek: number }>`
      select gameweek from team_gameweek where season = '2023-24' and team_id = 101 order by gameweek`);
    expect(kept.map(({ gameweek }) => gameweek)).toEqual([1, 2, 3]);
  });

  it('mails nothing of a new season to somebody without a team in it', async () => {
    expect(await gameweekMails()).toEqual([]);
  });

  it('unlinks the team and names it, until the manager links the one of this season', async () => {
    expect(await user()).toMatchObject({
      onboarded: false,
      unlinked: { season: '2023-24', team: expect.any(String) },
    });
    const { status, body } = await askOnceForgotten();
    expect(status).toBe(403);
    // With this state an open tab switches to the onboarding.
    expect(body.state).toMatchObject({ season: '2024-25', team: null, rivals: [], user: await user() });
    expect((await person.ask('GET', '/v1/onboarding/search_team/101')).status).toBe(200);
    expect((await person.ask('PUT', '/v1/onboarding/confirm_team/101')).status).toBe(200);
    expect((await person.ask('PUT', '/v1/onboarding/finalize')).status).toBe(200);
    expect(await user()).toMatchObject({ onboarded: true });
    expect(await user()).not.toHaveProperty('unlinked');
  });

  it('mails the gameweek once the team of this season is linked', async () => {
    expect(await gameweekMails()).toEqual(['Gameweek 2 is final: 46 points']);
    expect(await gameweekMails()).toHaveLength(1);
  });

  it('begins without the rivals of last season', async () => {
    expect(await person.read('/v1/rivals/state')).toMatchObject({ rival_ids: [] });
  });

  it('is not taken back by a copy of the old season, nor unlinked by the next reading', async () => {
    game.years = 0;
    const { db, clock, fpl } = app;
    expect(await ingestSeason({ db, clock, fpl })).toMatchObject({
      outcome: 'malformed',
      detail: expect.stringContaining('2023-24, which is over'),
    });
    game.years = 1;
    await app.moveTo('2024-08-20T12:05:00Z');
    expect(app.fpl.season).toBe('2024-25');
    expect(await user()).toMatchObject({ onboarded: true });
  });

  it('is served in the season that was read last after a start, whatever the date says', async () => {
    game.season = '2025-26';
    const { db, clock, fpl, games } = app;
    const silent = withState({
      name: 'live',
      can: abilities.live,
      get season() {
        return fpl.season;
      },
      turnTo: (season) => fpl.turnTo?.(season),
      get: () => new Promise(() => {}),
    });
    const loop = startIngest({ db, clock, fpl: silent, games, log: quiet });
    await loop.ready;
    expect(game.season).toBe('2024-25');
    expect((await findGameState(db, fpl.season))?.epoch).toBeGreaterThan(0);
  });
});

it('the demo opens its next season in the summer, with the same managers and footballers', async () => {
  const anchor = Date.parse('2024-01-20T13:40:00Z');
  const app = await buildGameApp({
    now: '2024-05-20T12:00:00Z',
    openSource: (clock) => testDemo(clock, { seed: 2324, anchor }),
  });
  const [team] = app.fpl.teamsForDemoAccounts?.() ?? [];
  const person = await app.signUp({ team: team?.teamId });
  const named = await findTeam(app.db, '2023-24', team?.teamId ?? asTeamId(0));
  await app.moveTo('2024-08-10T12:00:00Z');
  expect(app.fpl.season).toBe('2024-25');
  const [before, after] = [await app.games.of('2023-24').find(), await app.games.of('2024-25').find()];
  expect(before?.season.gameweeks.at(-1)?.finished).toBe(true);
  expect(after?.season.fixtures).toHaveLength(380);
  const nameIn = (game: typeof before) => game?.season.footballers.find(({ id }) => id === 30)?.name;
  expect(nameIn(after)).toBe(nameIn(before));
  expect(await readAuthUser(app.db, asAccountId(person.id))).toMatchObject({
    onboarded: false,
    unlinked: { season: '2023-24', team: named?.name },
  });
  expect((await person.ask('PUT', `/v1/onboarding/confirm_team/${team?.teamId}`)).status).toBe(200);
  await app.close();
}, 120_000);
