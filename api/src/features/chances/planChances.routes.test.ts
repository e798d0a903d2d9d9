import { asTeamId, asFootballerId } from '@touchline/shared/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanWeek } from '@touchline/shared/plan';
import type { PlanChances, PlanStartReply } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { copyTeam, tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** The reader of `tinySeason` with its captain and vice-captain; a midfielder, and a forward to buy for the vice. */
const own = {
  team: 102,
  captain: asFootballerId(16),
  vice: 24,
  midfielder: 21,
  toBuy: 8,
  keeper: 9,
  benchKeeper: 1,
};
/** Teams with the reader's squad as it is, with another captain, and with a transfer made. */
const [same, withCaptain, withTransfer] = [104, 105, 106];
const call = '/v1/planner/chances';

interface OfficialPick {
  element: number;
  is_captain: boolean;
}

function editPicks(folder: string, team: number, edit: (pick: OfficialPick) => void): void {
  const file = join(folder, `entry/${team}/event/2/picks.json`);
  const document = JSON.parse(readFileSync(file, 'utf8')) as { picks: OfficialPick[] };
  document.picks.forEach(edit);
  writeFileSync(file, JSON.stringify(document));
}

function seasonWithCopies(): string {
  const folder = writeTinySeason();
  for (const team of [same, withCaptain, withTransfer]) copyTeam(folder, own.team, team);
  editPicks(folder, withCaptain, (pick) => (pick.is_captain = pick.element === own.midfielder));
  editPicks(folder, withTransfer, (pick) => {
    if (pick.element === own.vice) pick.element = own.toBuy;
  });
  return folder;
}

let app: GameApp;
let person: Person;
/** Keeping squad, line-up and captain. */
let keep: PlanWeek;
beforeAll(async () => {
  app = await buildGameApp({ folder: seasonWithCopies(), now: tinySeason.settled });
  person = await app.signUp({ team: asTeamId(own.team), role: 'PREMIUM' });
  for (const rival of [101, 103, same, withCaptain, withTransfer])
    await person.ask('POST', `/v1/rivals/add/${rival}`);
  const { start } = await person.read<PlanStartReply>('/v1/planner/start');
  keep = {
    ...{
      gameweek_id: 3,
      transfers: [],
      chip: null,
      captain: asFootballerId(own.captain),
      vice_captain: asFootballerId(own.vice),
    },
    order: start?.squad.map(({ footballer_id }) => footballer_id) ?? [],
  };
}, 60_000);
afterAll(() => app.close());

async function post({ token }: Person, asked: object, of: GameApp = app) {
  const { statusCode, body } = await of.ask('POST', call, asked, { token });
  const { payload, message, error } = JSON.parse(body) as {
    readonly payload?: PlanChances;
    readonly message?: string;
    readonly error?: string;
  };
  return { status: statusCode, payload, message, error };
}

const other = (change: Partial<PlanWeek>): PlanWeek => ({ ...keep, ...change });
const bought = (): PlanWeek =>
  other({
    transfers: [{ out: asFootballerId(own.vice), in: asFootballerId(own.toBuy) }],
    order: (keep.order ?? []).map((id) => (id === own.vice ? own.toBuy : id)).map(asFootballerId),
    vice_captain: asFootballerId(own.toBuy),
  });
async function ask(plans: readonly PlanWeek[], rival?: number): Promise<PlanChances> {
  const { payload, message } = await post(person, { plans, ...(rival !== undefined && { rival }) });
  if (payload === undefined) throw new Error(message);
  return payload;
}

it('has a chance for each plan against the first of the view, in the next gameweek', async () => {
  const { gameweek_id, opponents, opponent, chances } = await ask([
    keep,
    other({ captain: asFootballerId(own.midfielder) }),
    bought(),
  ]);
  expect(gameweek_id).toBe(3);
  expect(opponents).toHaveLength(5);
  expect(opponent).toMatchObject(opponents[0] ?? {});
  expect(opponent?.footballers).toHaveLength(15);
  expect(opponent?.footballers).toContain(opponent?.captain);
  expect(chances).toHaveLength(3);
  for (const { win, tie } of chances) expect(win + tie).toBeLessThanOrEqual(1);
  const captains = chances.slice(0, 2);
  expect(captains[0]).not.toEqual(captains[1]);
});

it('is a tie with a team that has what is planned', async () => {
  const tie = { win: 0, tie: 1 };
  expect((await ask([keep], same)).chances).toEqual([tie]);
  expect((await ask([other({ captain: asFootballerId(own.midfielder) })], withCaptain)).chances).toEqual([
    tie,
  ]);
  expect((await ask([bought()], withTransfer)).chances).toEqual([tie]);
  expect((await ask([keep], withTransfer)).chances).not.toEqual([tie]);
});

it('a chip of the plan counts', async () => {
  const [plain, tripled] = (await ask([keep, other({ chip: '3xc' })], same)).chances;
  expect(plain?.win).toBe(0);
  expect(tripled?.win).toBeGreaterThan(0.2);
});

it.each<[string, () => PlanWeek, RegExp]>([
  ['of another gameweek', () => other({ gameweek_id: 2 }), /has to be for gameweek 3, the next one/],
  [
    'that sells somebody of another squad',
    () => other({ transfers: [{ out: asFootballerId(2), in: asFootballerId(8) }] }),
    /cannot be sold/,
  ],
  [
    'with a captain on the bench',
    () => other({ captain: asFootballerId(own.benchKeeper) }),
    /cannot be captain/,
  ],
  ['with one captain twice', () => other({ captain: asFootballerId(own.vice) }), /must be two players/],
  [
    'with two keepers',
    () =>
      other({
        order: [
          asFootballerId(own.benchKeeper),
          ...(keep.order ?? []).filter((id) => id !== own.benchKeeper),
        ],
      }),
    /× Goalkeeper in the line-up: exactly 1 allowed/,
  ],
  ['with a chip that does not exist', () => other({ chip: 'joker' }), /cannot be played in this gameweek/],
])('a plan %s is refused with its reason', async (_, plan, reason) => {
  const { status, message } = await post(person, { plans: [keep, plan()] });
  expect(status).toBe(400);
  expect(message).toMatch(reason);
});

it('wants a plan, and a team of the view', async () => {
  expect((await post(person, { plans: [] })).status).toBe(400);
  expect((await post(person, { plans: Array(13).fill(keep) })).status).toBe(400);
  expect((await post(person, { plans: [keep], rival: own.team })).status).toBe(404);
});

it('without other teams there is nobody to beat, and without pass nothing is told', async () => {
  const alone = await app.signUp({ team: asTeamId(own.team), role: 'PREMIUM' });
  expect((await post(alone, { plans: [keep] })).payload).toMatchObject({
    ...{ opponents: [], opponent: null, chances: [] },
  });
  const free = await app.signUp({ team: asTeamId(own.team) });
  expect((await post(free, { plans: [keep] })).error).toBe('pass_needed');
});

it('after the last gameweek there is nothing to plan', async () => {
  const late = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.over });
  const reader = await late.signUp({ team: asTeamId(own.team), role: 'PREMIUM' });
  expect((await post(reader, { plans: [keep] }, late)).status).toBe(409);
  await late.close();
}, 60_000);
