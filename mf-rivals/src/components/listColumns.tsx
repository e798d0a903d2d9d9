import { Box } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { BenchmarkCell, GapText, MoveArrow, RivalToggle } from '@touchline/design-system/football';
import { findBenchmark } from '@touchline/shared/domain';
import { formatCount, formatPoints } from '@touchline/shared/format';
import type { RivalRow } from '@touchline/shared/wire';
import { RivalTeam } from './RivalTeam';

const columns: readonly Column<RivalRow>[] = [
  {
    key: 'team',
    label: 'Team',
    meaning: 'Place, places won since the gameweek before, team and manager',
    sortValue: ({ name }) => name,
    cell: (row) => <PlacedTeam row={row} />,
  },
  {
    key: 'gw_points',
    label: 'GW',
    meaning: 'Points this gameweek, provisional bonus included',
    kind: 'number',
    sortValue: ({ gw_points }) => gw_points,
    cell: (row) => <GameweekPoints row={row} />,
  },
  {
    key: 'total',
    label: 'Total',
    meaning: 'Points this season, live',
    kind: 'number',
    // The position, not the number: teams with equal points keep their order, and locked rows theirs.
    sortValue: ({ place }) => -place,
    cell: ({ total }) => formatCount(total),
  },
  {
    key: 'gap',
    label: 'Gap',
    meaning: 'Your total minus theirs: green is good for you',
    kind: 'number',
    sortValue: ({ gap }) => gap,
    cell: ({ gap, mine }) => (mine ? '–' : <GapText value={gap} />),
  },
];

interface Following {
  /** False while the team is being removed. */
  readonly isSettled: (row: RivalRow) => boolean;
  readonly onToggle: (row: RivalRow) => void;
}

/** Columns of a view's list; with `following` each row has a button to remove the rival. */
export function listColumns(following?: Following): Column<RivalRow>[] {
  return following ? [...columns, rivalToggle(following)] : [...columns];
}

const rivalToggle = ({ isSettled, onToggle }: Following): Column<RivalRow> => ({
  key: 'rival',
  label: 'Rival',
  meaning: 'Press to stop following the team',
  kind: 'mark',
  cell: (row) =>
    row.mine ? null : (
      <RivalToggle
        state={isSettled(row) ? (row.is_rival ? 'added' : 'add') : 'busy'}
        teamName={row.name ?? ''}
        onToggle={() => onToggle(row)}
      />
    ),
});

function PlacedTeam({ row }: { row: RivalRow }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      <Box
        component="span"
        sx={{ minWidth: { xs: '1.6em', sm: '2em' }, textAlign: 'center', color: 'text.secondary' }}
      >
        {row.place}
        <Box component="span" sx={{ display: 'block', lineHeight: 1 }}>
          <MoveArrow value={row.move} />
        </Box>
      </Box>
      <RivalTeam team={row} />
    </Box>
  );
}

function GameweekPoints({ row: { gw_points, provisional_bonus = 0 } }: { row: RivalRow }) {
  if (gw_points == null) return <span title="Not yet played">{formatPoints(gw_points)}</span>;
  const title = provisional_bonus === 0 ? undefined : `With ${provisional_bonus} provisional bonus`;
  return (
    <Box component={title ? 'i' : 'span'} title={title} sx={narrowOnPhone}>
      {eventPoints ? <BenchmarkCell value={gw_points} benchmark={eventPoints} /> : formatPoints(gw_points)}
      {title && '*'}
    </Box>
  );
}

/** A box as wide as its number: the gap has to fit beside it. */
const narrowOnPhone = { '& > span': { minWidth: { xs: 0, sm: 48 }, px: { xs: 1, sm: 1.5 } } } as const;

/** 60 to 120 points in a gameweek: page definitions 13.4, "rivals lists". */
const eventPoints = findBenchmark('summary_event_points');
