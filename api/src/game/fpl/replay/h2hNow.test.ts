import { h2hMatchesNow, h2hStandingsNow } from './h2hNow';
import type { SeasonNow } from './seasonNow';

const aMatch = (
  id: number,
  event: number,
  home: number,
  mine: number,
  away: number | null,
  theirs: number,
) => ({
  id,
  event,
  entry_1_entry: home,
  entry_1_points: mine,
  entry_2_entry: away,
  entry_2_points: theirs,
  winner: mine > theirs ? home : away,
});
const aRow = (entry: number | null, rank: number) => ({
  entry,
  entry_name: `Team ${entry}`,
  player_name: '',
  rank,
  last_rank: rank,
  total: 99,
  matches_played: 3,
  matches_won: 3,
  matches_drawn: 0,
  matches_lost: 0,
  points_for: 300,
});

/** Three gameweeks, the first of them settled. */
const season = {
  isSettled: (event: number) => event <= 1,
  recording: {
    h2hStandings: (league: number) =>
      league === 7
        ? {
            league: { id: 7, name: 'Office', start_event: 1 },
            standings: { has_next: false, page: 1, results: [aRow(1, 1), aRow(2, 2), aRow(null, 3)] },
          }
        : undefined,
    h2hMatches: () => ({
      has_next: false,
      page: 1,
      results: [aMatch(1, 1, 1, 40, 2, 55), aMatch(2, 2, 1, 70, null, 50), aMatch(3, 3, 2, 70, null, 50)],
    }),
  },
} as unknown as SeasonNow;

it('the table has the settled matches and nothing of the recorded end', () => {
  const rows = h2hStandingsNow(season, 7)?.standings.results;
  expect(rows).toMatchObject([
    { entry: 2, rank: 1, total: 3, matches_played: 1, matches_won: 1, points_for: 55 },
    { entry: 1, rank: 2, total: 0, matches_lost: 1 },
    { entry: null, rank: 3, matches_played: 0 },
  ]);
});

it('matches keep points and winner to themselves until their gameweek is settled', () => {
  const of = (query: string) => h2hMatchesNow(season, 7, new URLSearchParams(query))?.results;
  expect(of('event=1')).toMatchObject([{ id: 1, entry_1_points: 40, winner: 2 }]);
  expect(of('event=2')).toMatchObject([{ id: 2, entry_1_points: 0, entry_2_points: 0, winner: null }]);
  expect(of('entry=2')?.map(({ id }) => id)).toEqual([1, 3]);
});

it('a league that was not recorded is not there', () => {
  expect(h2hStandingsNow(season, 8)).toBeUndefined();
});
