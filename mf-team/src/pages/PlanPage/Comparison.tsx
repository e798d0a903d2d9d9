import { Box, Typography } from '@touchline/design-system';
import { type FootballerId } from '@touchline/shared/domain';
import { sumsOf, walkPlan } from '@touchline/shared/plan';
import { formatDec1, formatGameweekShort, noValue } from '@touchline/shared/format';
import type { PlanDraft } from '@touchline/shared/wire';
import { comparedPlans, type ComparedGameweek } from '../../domain/planComparison';
import type { PlanView } from '../../domain/planView';
import type { PlanWork } from './usePlan';

interface ComparisonProps {
  plan: PlanWork;
  other: PlanDraft;
  view: PlanView;
}

/** Two plans side by side, by gameweek. */
export default function Comparison({ plan, other, view }: ComparisonProps) {
  const weeks = other.weeks.filter(({ gameweek_id }) => gameweek_id >= plan.start.gameweek_id);
  const theirs = walkPlan(plan.start, weeks, view.context);
  const rows = comparedPlans(plan.walked, theirs);
  const [own, their] = [sumsOf(plan.walked), sumsOf(theirs)];
  return (
    <Box role="region" tabIndex={0} aria-label="Comparison" sx={{ overflowX: 'auto', mt: 3 }}>
      {/* Outside the table, which is wider than a phone: a sentence that must be pushed aside to be read is not. */}
      <Typography variant="body2" sx={sentence}>
        {`This plan ${formatDec1(own.net_points)}, ${other.name} ${formatDec1(their.net_points)} expected points`}
      </Typography>
      <Box component="table" aria-label="Plans by gameweek" sx={table}>
        <thead>
          <tr>
            {['GW', 'This', 'Other', 'Difference', 'Only here', 'Only there'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.gameweek_id} row={row} nameOf={view.names.footballer} />
          ))}
        </tbody>
      </Box>
      {rows.length === 0 && <Typography variant="body2">The drafts have no gameweek in common.</Typography>}
    </Box>
  );
}

function Row({ row, nameOf }: { row: ComparedGameweek; nameOf: (id: FootballerId) => string }) {
  const named = (ids: readonly FootballerId[]) => (ids.length === 0 ? noValue : ids.map(nameOf).join(', '));
  const { difference } = row;
  const sign = difference !== null && difference > 0 ? '+' : '';
  return (
    <tr>
      <th scope="row">{formatGameweekShort(row.gameweek_id)}</th>
      <td>{formatDec1(row.first)}</td>
      <td>{formatDec1(row.second)}</td>
      <td>{`${sign}${formatDec1(difference)}`}</td>
      <td>{named(row.only_first)}</td>
      <td>{named(row.only_second)}</td>
    </tr>
  );
}

const sentence = { position: 'sticky', left: 0, pb: 2 } as const;

const table = {
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'left',
    px: 2,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    verticalAlign: 'top',
  },
} as const;
