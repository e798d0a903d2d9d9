import { Banner, SkeletonChart, Typography, later } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { clubName } from '@touchline/design-system/football';
import { formatCost, formatCount, formatPoints, noValue } from '@touchline/shared/format';
import type { FootballerSeasons } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** The chart's library is larger than the rest of the page: it loads after the content. */
const SeasonBars = later({
  load: () => import(/* webpackChunkName: "SeasonBars" */ './SeasonBars'),
  what: 'points by season',
  waiting: <SkeletonChart what="points by season" />,
});

type Row = FootballerSeasons['rows'][number];
type SumKey = 'minutes' | 'goals_scored' | 'assists' | 'clean_sheets';

const columns: readonly Column<Row>[] = [
  { key: 'season', label: 'Season', cell: ({ season }) => season },
  {
    key: 'points',
    label: 'Points',
    kind: 'number',
    cell: ({ points }) => formatPoints(points),
  },
  {
    key: 'club',
    label: 'Club',
    meaning: 'The game does not tell the club of past seasons',
    cell: ({ club_id }) => (club_id === null ? noValue : clubName(club_id)),
  },
  {
    key: 'cost_start',
    label: 'Cost at start',
    kind: 'number',
    cell: ({ cost_start }) => formatCost(cost_start),
  },
  { key: 'cost_end', label: 'At end', kind: 'number', cell: ({ cost_end }) => formatCost(cost_end) },
  sum('minutes', 'Min', 'Minutes played'),
  sum('goals_scored', 'G', 'Goals'),
  sum('assists', 'A', 'Assists'),
  sum('clean_sheets', 'CS', 'Clean sheets'),
];

function sum(key: SumKey, label: string, meaning: string): Column<Row> {
  return { key, label, meaning, kind: 'number', cell: (row) => formatCount(row[key]) };
}

/** Seasons in the game, the current one first. Route: /footballer/:id/seasons */
export default function FootballerSeasonsPage() {
  return (
    <FootballerFrame part="footballerSeasons" pace="calm" what="seasons">
      {({ complete, rows }) => (
        <>
          {!complete && (
            <Banner tone="warning">
              His past seasons could not be read from the game; only the running one is here.
            </Banner>
          )}
          {complete && rows.length === 1 && <Typography>First season in the game.</Typography>}
          <DataTable
            caption="Seasons"
            columns={columns}
            rows={rows}
            rowKey={({ season }) => season}
            pageSize="all"
          />
          {rows.length > 1 && <SeasonBars rows={rows} />}
        </>
      )}
    </FootballerFrame>
  );
}
