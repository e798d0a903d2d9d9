import { asTeamId } from '@touchline/shared/domain';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';
import type { HistoryRow } from '../../game/reports/teams.queries';
import { seasonPage } from './rivalPages';
import type { RivalFacts } from './rivalRows';

let app: GameApp;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
}, 60_000);
afterAll(() => app.close());

const facts = (id: number, more: Partial<RivalFacts>): RivalFacts => ({
  ...{ id: asTeamId(id), name: `Team ${id}`, fullname: null, kit: null, rank: null, is_rival: true },
  ...{ history: [], result: undefined, known_total: null, known_before: null },
  ...more,
});

it('of a member of which only the total is known the season says nothing about hits and chips', async () => {
  const season = (await app.games.of(app.fpl.season).find())?.season;
  if (season?.current === undefined) throw new Error('The tiny season has a current gameweek.');
  const gameweek = season.current.id;
  const row = {
    ...({} as HistoryRow),
    gameweek,
    points: 60,
    transfers_cost: 4,
    total_points: 56,
    chip: null,
  };
  const page = seasonPage({
    season,
    config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
    own_id: asTeamId(1),
    isLocked: false,
    teams: [facts(1, { history: [row] }), facts(2, { known_total: 50 })],
  });
  const [stored, unread] = page.rows;
  expect(stored).toMatchObject({ id: 1, total: 56, average: 56, hits: 4, chips_left: expect.any(Array) });
  expect(unread).toMatchObject({ id: 2, total: 50, average: null, best: null, worst: null });
  for (const unknown of ['hits', 'chips_left', 'gameweek_wins']) expect(unread).not.toHaveProperty(unknown);
});
