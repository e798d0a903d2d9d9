import { asTeamId } from '@touchline/shared/domain';
import type { FixturesList, FootballersIndex, LeaguesAll } from '@touchline/shared/wire';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';
import { describeRecorded, recordedFolder, recordedTeam } from '../support/recordedSeason';
import { type SpecificationCall, specificationCalls } from '../support/specificationCalls';

/**
 * All 69 calls on whole seasons, as a visitor, without and with pass. `PRINT_CALLS=1` prints status, bytes
 * and milliseconds of each.
 */
interface Asked {
  readonly name: string;
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

async function askAll(app: GameApp, calls: readonly SpecificationCall[], token: string | undefined) {
  const asked: Asked[] = [];
  for (const { method, written, urls, body } of calls) {
    for (const url of urls) {
      const before = performance.now();
      const reply = await app.ask(method, url, body, token === undefined ? {} : { token });
      const ms = Math.round(performance.now() - before);
      const name = `${method} ${written}`;
      asked.push({ name, status: reply.statusCode, bytes: reply.rawPayload.length, ms });
    }
  }
  return asked;
}

function print(what: string, rows: Readonly<Record<string, readonly Asked[]>>): void {
  if (process.env['PRINT_CALLS'] === undefined) return;
  for (const [who, asked] of Object.entries(rows)) {
    const names = [...new Set(asked.map(({ name }) => name))];
    const lines = names.map((name) => {
      const own = asked.filter((one) => one.name === name);
      const statuses = [...new Set(own.map(({ status }) => status))].join(' ');
      const most = (value: (one: Asked) => number) => Math.max(...own.map(value));
      return `${name.padEnd(60)} ${statuses.padStart(8)} ${`${most(({ bytes }) => bytes)}`.padStart(9)} B ${`${most(({ ms }) => ms)}`.padStart(6)} ms`;
    });
    process.stdout.write(`\n${what}, ${who}: ${names.length} calls\n${lines.join('\n')}\n`);
  }
}

async function subjectsOf(person: Person, teams: { team: number; rival: number }) {
  const { fixtures, gameweek } = await person.read<FixturesList>('/v1/fixtures/');
  const { rows } = await person.read<FootballersIndex>('/v1/footballers/index/default');
  const { leagues } = await person.read<LeaguesAll>('/v1/leagues/all');
  const small = leagues.find(({ members }) => (members ?? 1_000) <= 50);
  return {
    ...teams,
    gameweek: gameweek.id,
    fixture: fixtures[0]?.id ?? '',
    footballer: rows[0]?.id ?? 0,
    club: fixtures[0]?.home.id ?? '',
    league: small?.id ?? 0,
  };
}

/** @param missing calls that fail in this season because it has no trackable league */
async function exercise(app: GameApp, what: string, teams: { team: number; rival: number }, missing: RegExp) {
  const free = await app.signUp({ team: asTeamId(teams.team) });
  const pass = await app.signUp({ team: asTeamId(teams.team), role: 'PREMIUM' });
  const calls = specificationCalls(await subjectsOf(pass, teams));
  const asked = {
    visitor: await askAll(app, calls, undefined),
    free: await askAll(app, calls, free.token),
    pass: await askAll(app, calls, pass.token),
  };
  print(what, asked);
  const all = Object.values(asked).flat();
  expect(new Set(all.map(({ name }) => name)).size).toBe(69);
  expect(all.filter(({ status }) => status >= 500)).toEqual([]);
  const failed = [...asked.pass, ...asked.free].filter(({ status }) => status === 404 || status === 405);
  expect(failed.filter(({ name }) => !missing.test(name))).toEqual([]);
}

it('answers them all in the demo’s season, with a match in play', async () => {
  const app = await buildGameApp({
    now: new Date(testAnchor).toISOString(),
    openSource: (clock) => testDemo(clock),
  });
  try {
    const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
    const teams = { team: own?.teamId ?? 0, rival: own?.rivalIds[0] ?? 0 };
    await exercise(app, 'The demo', teams, /^$/);
  } finally {
    await app.close();
  }
}, 180_000);

describeRecorded('in the recorded season', () => {
  it('answers them all after its last gameweek', async () => {
    const app = await buildGameApp({ folder: recordedFolder, now: '2024-05-25T12:00:00Z' });
    try {
      // For other managers only the squads in the public leagues are recorded.
      await exercise(
        app,
        'The recording',
        { team: recordedTeam, rival: recordedTeam + 1 },
        /rivals\/add|popup|squad_tables|league/,
      );
    } finally {
      await app.close();
    }
  }, 180_000);
});
