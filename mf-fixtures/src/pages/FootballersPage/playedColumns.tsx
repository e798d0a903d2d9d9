import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import {
  clubKit,
  FootballerCell,
  OwnershipText,
  PointsPill,
  TintCell,
} from '@touchline/design-system/football';
import { viewHeading } from '@touchline/shared/domain';
import { formatOpponents } from '@touchline/shared/format';
import type { FixturesResults } from '../../state/fixtures.queries';

export type PlayedRow = FixturesResults['footballers']['rows'][number];

/** @param view name of the view in which ownership is counted */
export const playedColumns = (view: string): readonly Column<PlayedRow>[] => [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: (row) => <FootballerCell footballer={row} kit={clubKit(row.club_id)} />,
  },
  {
    key: 'points',
    label: 'GW pts',
    meaning: 'Points this gameweek',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points, bonus_provisional }) => <PointsPill value={points} provisional={bonus_provisional} />,
  },
  {
    key: 'opponent',
    label: 'Opponent',
    meaning: 'In capitals at home',
    kind: 'mark',
    cell: ({ opponents }) => formatOpponents(opponents),
  },
  {
    key: 'minutes',
    label: 'Min',
    meaning: 'Minutes played',
    kind: 'mark',
    sortValue: ({ minutes }) => minutes,
    cell: ({ minutes }) => <TintCell kind="minutes" value={minutes} />,
  },
  numberColumn('goals_scored', 'G', 'Goals'),
  numberColumn('assists', 'A', 'Assists'),
  numberColumn('clean_sheets', 'CS', 'Clean sheets'),
  {
    key: 'bonus',
    label: 'Bonus',
    meaning: 'Bonus points; with an asterisk while they are provisional',
    kind: 'mark',
    sortValue: ({ bonus }) => bonus,
    cell: ({ bonus, bonus_provisional }) => (
      <TintCell kind="bonus" value={bonus} provisional={bonus_provisional && bonus > 0} />
    ),
  },
  numberColumn('bps', 'BPS', 'Score of the bonus points system'),
  {
    key: 'rivals',
    label: viewHeading(view),
    meaning: `How many teams of ${view} have him`,
    kind: 'mark',
    sortValue: ({ rivals }) => rivals.count_share,
    // Without rivals there is no percentage.
    cell: ({ rivals }) => <OwnershipText ownership={rivals.total > 0 ? rivals : null} />,
  },
];
