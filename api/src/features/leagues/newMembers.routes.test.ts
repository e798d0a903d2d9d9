import { asTeamId } from '@touchline/shared/domain';
import type { RivalsCandidates, RivalsList } from '@touchline/shared/wire';
import { createReplaySource } from '../../game/fpl/replay/replaySource';
import { parseRanking, parseStandings } from '../../game/fpl/parseTeam';
import { changedSource, type DocumentChange } from '../../../test/support/changedSource';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** The document of a league that the game has not counted since its first members joined. */
const aNewLeague = (members: readonly number[]) => ({
  league: { id: tinySeason.league, name: 'Office' },
  new_entries: {
    has_next: false,
    page: 1,
    results: members.map((entry) => ({
      entry,
      entry_name: `Team ${entry}`,
      joined_time: '2023-08-10T10:00:00Z',
      player_first_name: 'Sam',
      player_last_name: `Player ${entry}`,
    })),
  },
  standings: { has_next: false, page: 1, results: [] as object[] },
});
const aRow = (entry: number, rank: number | null, total: number | null = 70) => ({
  ...{ entry, entry_name: `Team ${entry}`, player_name: null, rank, last_rank: 0, total, event_total: 40 },
});

let app: GameApp;
let pass: Person;
const changes: Record<string, DocumentChange> = {};
const path = `leagues-classic/${tinySeason.league}/standings/`;

beforeAll(async () => {
  app = await buildGameApp({
    now: tinySeason.beforeGameweek2,
    openSource: (clock) => changedSource(createReplaySource({ folder: writeTinySeason(), clock }), changes),
  });
  pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
}, 60_000);
afterAll(() => app.close());

const leagueNow = async (hoursLater: number, json: object) => {
  changes[path] = () => json;
  app.clock.set(Date.parse(tinySeason.beforeGameweek2) + hoursLater * 3_600_000 + 1);
  return pass.read<Pick<RivalsList, 'members' | 'my_position'>>(`/v1/league/classic/${tinySeason.league}`);
};

it('a new private league has all who joined as members', async () => {
  const { members } = await leagueNow(0, aNewLeague([101, 102]));
  expect(members).toBe(2);
  const { leagues } = await pass.read<RivalsCandidates>('/v1/rivals/candidates/');
  expect(leagues[0]?.members).toMatchObject([{ id: 102, fullname: 'Sam Player 102' }]);
});

it('a member who joins later is listed within the hour', async () => {
  expect(await leagueNow(1.1, aNewLeague([101, 102, 103]))).toMatchObject({ members: 3 });
});

it('members without a rank follow those with one, and nobody is listed twice', () => {
  const { standings, ...rest } = aNewLeague([3, 1]);
  const { members } = parseStandings({
    ...rest,
    standings: { ...standings, results: [aRow(1, 1), aRow(2, null, null)] },
  });
  expect(members.map(({ team_id, rank, total }) => [team_id, rank, total])).toEqual([
    [1, 1, 70],
    [2, null, null],
    [3, null, null],
  ]);
});

it('a page of the overall league has its ranked members only', () => {
  const { standings, ...rest } = aNewLeague([3]);
  const page = { ...rest, standings: { ...standings, has_next: true, results: [aRow(1, 1), aRow(2, null)] } };
  expect(parseRanking(page)).toMatchObject({ has_next: true, members: [{ team_id: 1 }] });
});

it('a league whose members have no rank is shown', async () => {
  const { standings, ...rest } = aNewLeague([]);
  const results = [aRow(101, null), aRow(102, null)];
  expect(await leagueNow(2.5, { ...rest, standings: { ...standings, results } })).toMatchObject({
    members: 2,
  });
});
