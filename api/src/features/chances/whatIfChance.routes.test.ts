import { asTeamId } from '@touchline/shared/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RivalsChances, WhatIfChance } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { copyTeam, tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** The reader, its captain and its squad, as `tinySeason` has them: 1-4-4-2, forward 32 last on the bench. */
const own = { team: 102, captain: 16, midfielder: 21, forward: 16, benchForward: 32, benchKeeper: 1 };
/** Teams that have done before the deadline what the reader asks about. */
const [withCaptain, withForward] = [104, 105];
const rivals = [101, 103];
const call = '/v1/live/what_if/chance';

interface OfficialPick {
  element: number;
  position: number;
  is_captain: boolean;
}

function editPicks(folder: string, team: number, edit: (picks: OfficialPick[]) => void): void {
  const file = join(folder, `entry/${team}/event/2/picks.json`);
  const document = JSON.parse(readFileSync(file, 'utf8')) as { picks: OfficialPick[] };
  edit(document.picks);
  writeFileSync(file, JSON.stringify(document));
}

function seasonWithCopies(): string {
  const folder = writeTinySeason();
  for (const team of [withCaptain, withForward]) copyTeam(folder, own.team, team);
  editPicks(folder, withCaptain, (picks) => {
    for (const pick of picks) pick.is_captain = pick.element === own.midfielder;
  });
  editPicks(folder, withForward, (picks) => {
    const swapped: Record<number, number> = {
      [own.forward]: own.benchForward,
      [own.benchForward]: own.forward,
    };
    for (const pick of picks) pick.element = swapped[pick.element] ?? pick.element;
  });
  return folder;
}

async function managerOf(app: GameApp, team: number): Promise<Person> {
  const person = await app.signUp({ team: asTeamId(team) });
  for (const rival of rivals) await person.ask('POST', `/v1/rivals/add/${rival}`);
  return person;
}

describe('while a gameweek runs', () => {
  let app: GameApp;
  let person: Person;
  const ask = (query = '') => person.read<WhatIfChance>(`${call}${query}`);
  beforeAll(async () => {
    app = await buildGameApp({ folder: seasonWithCopies(), now: tinySeason.inPlay });
    person = await managerOf(app, own.team);
  }, 60_000);
  afterAll(() => app.close());

  it('without a change it is the chance to beat the first of the view', async () => {
    const { rows } = await person.read<RivalsChances>('/v1/rivals/chances/rivals');
    const { state, opponents, opponent, now, then } = await ask();
    expect(state).toBe('running');
    expect(opponents.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(opponent).toEqual({ id: rows[0]?.id, name: `Team ${rows[0]?.id}` });
    expect(now).toEqual({ win: rows[0]?.win, tie: rows[0]?.tie });
    expect(then).toBeNull();
  });

  it.each([
    ['another captain', `captain=${own.midfielder}`, withCaptain],
    ['a substitution', `out=${own.forward}&in=${own.benchForward}`, withForward],
  ])('with %s it is the chance of a team that has done so', async (_, query, team) => {
    const other = await managerOf(app, team);
    for (const rival of rivals) {
      const { now, then } = await ask(`?rival=${rival}&${query}`);
      expect(then).toEqual((await other.read<WhatIfChance>(`${call}?rival=${rival}`)).now);
      expect(then).not.toEqual(now);
    }
  });

  it('with the same captain it stays', async () => {
    const { now, then } = await ask(`?captain=${own.captain}`);
    expect(then).toEqual(now);
  });

  it.each([
    ['captain=7', 'Choose players of your squad of this gameweek.'],
    [`captain=${own.benchForward}`, 'The captain has to be in the starting line-up.'],
    [`out=${own.forward}&in=${own.benchForward}&captain=${own.forward}`, /has to be in the starting/],
    [`out=${own.forward}&in=${own.benchKeeper}`, /too many or too few players of a position/],
    [`out=${own.benchForward}&in=22`, 'Only a player of the starting line-up can go to the bench.'],
    [`out=${own.forward}&in=24`, 'Only a player of the bench can start instead.'],
    [`out=${own.forward}`, /^A substitution needs both/],
    [`in=${own.benchForward}`, /^A substitution needs both/],
    ['captain=Haaland', 'captain must be a number above 0.'],
    ['captain=0', 'captain must be a number above 0.'],
    ['rival=-3', 'rival must be a number above 0.'],
  ])('%s is refused with a sentence', async (query, message) => {
    const { status, body } = await person.ask('GET', `${call}?${query}`);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });

  it('a team outside the view is not found, the own one neither', async () => {
    for (const rival of [104, own.team])
      expect(await person.ask('GET', `${call}?rival=${rival}`)).toMatchObject({
        status: 404,
        body: { message: `Team ${rival} is not in your view, or its squad of this gameweek is not known.` },
      });
  });

  it('without other teams there is nobody to beat', async () => {
    const alone = await app.signUp({ team: asTeamId(own.team) });
    expect(await alone.read<WhatIfChance>(`${call}?captain=${own.midfielder}`)).toMatchObject({
      ...{ state: 'running', opponents: [], opponent: null, now: null, then: null },
    });
  });
});

it('once the gameweek is final there are no chances', async () => {
  const app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  const person = await managerOf(app, own.team);
  expect(await person.read<WhatIfChance>(call)).toMatchObject({ state: 'final', now: null, then: null });
  await app.close();
}, 60_000);
