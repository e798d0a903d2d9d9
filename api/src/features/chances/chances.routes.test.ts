import { asTeamId } from '@touchline/shared/domain';
import type { MatchChances, RivalsChances } from '@touchline/shared/wire';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import type { TeamFacts } from '../../game/reports/teamOverview';
import type { Season } from '../../game/season/season';
import { chancesState } from './matchChances';

const rivals = [102, 103];
const call = '/v1/rivals/chances/rivals';

async function openAt(now: string): Promise<{ app: GameApp; person: Person }> {
  const app = await buildGameApp({ folder: writeTinySeason(), now });
  const person = await app.signUp({ team: asTeamId(101) });
  for (const rival of rivals) await person.ask('POST', `/v1/rivals/add/${rival}`);
  return { app, person };
}

describe('while a gameweek runs', () => {
  let app: GameApp;
  let person: Person;
  beforeAll(async () => ({ app, person } = await openAt(tinySeason.inPlay)), 60_000);
  afterAll(() => app.close());

  it('there is a chance against each rival, and the place among them', async () => {
    const { state, rows, places, gameweek } = await person.read<RivalsChances>(call);
    expect({ state, gameweek: gameweek?.id }).toEqual({ state: 'running', gameweek: 2 });
    expect(rows.map(({ id }) => id).sort()).toEqual(rivals);
    for (const { win = -1, tie = -1 } of rows) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win + tie).toBeLessThanOrEqual(1);
    }
    expect(places).toMatchObject({ teams: 3 });
    expect(places?.expected).toBeGreaterThanOrEqual(places?.low ?? 4);
    expect(places?.expected).toBeLessThanOrEqual(places?.high ?? 0);
  });

  it('they are the same for the same state, and the other way round for the rival', async () => {
    const mine = await person.read<RivalsChances>(call);
    expect(await person.read<RivalsChances>(call)).toEqual(mine);
    const other = await app.signUp({ team: asTeamId(102) });
    await other.ask('POST', '/v1/rivals/add/101');
    const [theirs] = (await other.read<RivalsChances>(call)).rows;
    const against = mine.rows.find(({ id }) => id === 102);
    expect((theirs?.win ?? 0) + (theirs?.tie ?? 0) + (against?.win ?? 0)).toBeCloseTo(1, 3);
  });

  it('the view that is chosen is found as stored', async () => {
    const { config, rows } = await person.read<RivalsChances>('/v1/rivals/chances/stored');
    expect(config.id).toBe('rivals');
    expect(rows.map(({ id }) => id).sort()).toEqual(rivals);
    await person.ask('PUT', '/v1/rivals/set_default/elite');
    expect((await person.read<RivalsChances>('/v1/rivals/chances/stored')).config.id).toBe('rivals');
  });

  it('without a head-to-head match there is no chance to win one', async () => {
    expect(await person.read<MatchChances>('/v1/leagues/h2h/chances')).toMatchObject({
      ...{ state: 'running', matches: [] },
    });
  });

  it('a view that does not exist is not found, and a league needs the pass', async () => {
    expect((await person.ask('GET', '/v1/rivals/chances/friends')).status).toBe(404);
    expect((await person.ask('GET', `/v1/rivals/chances/league/${tinySeason.league}`)).body.error).toBe(
      'pass_needed',
    );
    expect((await person.ask('GET', '/v1/rivals/chances/elite')).body.error).toBe('pass_needed');
  });
});

it('a final gameweek has results: beaten, not beaten, or a tie', async () => {
  const { app, person } = await openAt(tinySeason.settled);
  const { state, rows, places } = await person.read<RivalsChances>(call);
  expect(state).toBe('final');
  for (const { win, tie } of rows) expect([win, tie].every((one) => one === 0 || one === 1)).toBe(true);
  expect(places?.low).toBe(places?.high);
  expect((await person.read<MatchChances>('/v1/leagues/h2h/chances')).state).toBe('final');
  await app.close();
}, 60_000);

it('before the first deadline, and without a squad of the manager, no match has a chance', () => {
  const season = (current: object | undefined) => ({ current }) as unknown as Season;
  const facts = (result: object | undefined) => ({ result }) as unknown as TeamFacts;
  expect(chancesState(season(undefined), facts(undefined))).toBe('not_started');
  expect(chancesState(season({ id: 2, finished: false }), facts(undefined))).toBe('no_squad');
  expect(chancesState(season({ id: 2, finished: false }), facts({}))).toBe('running');
});
