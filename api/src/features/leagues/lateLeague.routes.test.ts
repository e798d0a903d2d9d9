import { asTeamId } from '@touchline/shared/domain';
import type { RivalsList } from '@touchline/shared/wire';
import type { OfficialStandings } from '../../game/fpl/official';
import { createReplaySource } from '../../game/fpl/replay/replaySource';
import { parseStandings } from '../../game/fpl/parseTeam';
import { changedSource } from '../../../test/support/changedSource';
import { buildGameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** No document of this team can be read: only the league's own document names it. */
const unread = 900;
const row = { entry_name: 'Team', player_name: null, last_rank: 0, event_total: 20, total: 20 };
const league = (start_event: number) => ({
  league: { id: tinySeason.league, name: 'Office', start_event },
  standings: {
    has_next: false,
    page: 1,
    results: [
      { ...row, entry: unread, rank: 1 },
      { ...row, entry: 101, rank: 2 },
    ],
  },
});

const totalsOf = async (start_event: number) => {
  const app = await buildGameApp({
    now: tinySeason.settled,
    openSource: (clock) =>
      changedSource(createReplaySource({ folder: writeTinySeason(), clock }), {
        [`leagues-classic/${tinySeason.league}/standings/`]: (json: OfficialStandings) => ({
          ...json,
          ...league(start_event),
        }),
      }),
  });
  const person = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  const { rows } = await person.read<RivalsList>(`/v1/league/classic/${tinySeason.league}/list`);
  await app.close();
  return new Map(rows.map(({ id, total }) => [id, total]));
};

it('a league that began later gives no total of the season for a team that was not read', async () => {
  const totals = await totalsOf(2);
  expect(totals.get(asTeamId(unread))).toBeNull();
  expect(totals.get(asTeamId(101))).toBeGreaterThan(20);
}, 60_000);

it('a league of the whole season does', async () => {
  expect((await totalsOf(1)).get(asTeamId(unread))).toBe(20);
}, 60_000);

it('ranks and points of the gameweek are read from both', () => {
  for (const start of [1, 2])
    expect(
      parseStandings(league(start)).members.map(({ rank, gameweek_points }) => [rank, gameweek_points]),
    ).toEqual([
      [1, 20],
      [2, 20],
    ]);
});
