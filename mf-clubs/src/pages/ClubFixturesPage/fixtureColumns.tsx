import type { Column } from '@touchline/design-system/data';
import { clubName } from '@touchline/design-system/football';
import type { FixtureCell } from '@touchline/shared/wire';
import { Difficulty, GameweekOf, Opponent, ResultOrTime } from './fixtureCells';

/** Gameweek, opponent, venue, difficulty and result, in the order of the page definitions (10). */
export const fixtureColumns = (season: string | undefined): readonly Column<FixtureCell>[] => [
  {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek',
    kind: 'rank',
    sortValue: ({ gameweek_id }) => gameweek_id,
    cell: (fixture) => <GameweekOf fixture={fixture} season={season} />,
  },
  {
    key: 'opponent',
    label: 'Opponent',
    sortValue: ({ opponent_id }) => clubName(opponent_id),
    cell: (fixture) => <Opponent fixture={fixture} season={season} />,
  },
  {
    key: 'venue',
    label: 'Venue',
    sortValue: ({ is_home }) => (is_home ? 'Home' : 'Away'),
    cell: ({ is_home }) => (is_home ? 'Home' : 'Away'),
  },
  {
    key: 'difficulty',
    label: 'Difficulty',
    meaning: 'Difficulty, 1 easy to 5 hard; upper case at home',
    kind: 'mark',
    sortValue: ({ difficulty }) => difficulty,
    cell: (fixture) => <Difficulty fixture={fixture} />,
  },
  {
    key: 'result',
    label: 'Result or time',
    cell: (fixture) => <ResultOrTime fixture={fixture} season={season} />,
  },
];
