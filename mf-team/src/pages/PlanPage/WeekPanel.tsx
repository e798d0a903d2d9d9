import { Box, Button, KpiRow, later, Section, Stack, Typography } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { chipName, inMillions } from '@touchline/shared/domain';
import { chipsFor, withChip, withoutTransfer, withWeek, type PlannedGameweek } from '@touchline/shared/plan';
import { formatCost, formatDec1 } from '@touchline/shared/format';
import type { PlanView } from '../../domain/planView';
import type { PlanWork } from './usePlan';

const WeekProblems = later({
  load: () => import(/* webpackChunkName: "PlanDialogs" */ './WeekProblems'),
  what: 'problems of the gameweek',
  waiting: null,
});

interface WeekPanelProps {
  week: PlannedGameweek;
  plan: PlanWork;
  view: PlanView;
}

/** Cost and expected points of the gameweek, its chip and transfers, and its problems. */
export function WeekPanel({ week, plan, view }: WeekPanelProps) {
  return (
    <Stack sx={{ gap: 4 }}>
      {week.problems.length > 0 && <WeekProblems week={week} view={view} />}
      <KpiRow items={figuresOf(week)} />
      <ChipField week={week} plan={plan} view={view} />
      <Transfers week={week} plan={plan} view={view} />
      <LineupButton week={week} plan={plan} view={view} />
    </Stack>
  );
}

const figuresOf = (week: PlannedGameweek) => [
  { label: 'Expected points', value: formatDec1(week.net_points) },
  { label: 'Hits', value: week.hits === 0 ? '0' : `−${week.hits}` },
  { label: 'Bank', value: formatCost(inMillions(week.bank)) },
  {
    label: 'Free transfers',
    value: week.is_unlimited ? 'All' : String(week.free_transfers),
    note: `then ${week.next_free_transfers}`,
  },
];

/** Playable chips, and the planned one even if it is not playable. */
function ChipField({ week, plan, view }: WeekPanelProps) {
  const planned = plan.weeks.find(({ gameweek_id }) => gameweek_id === week.gameweek_id)?.chip ?? null;
  const open = chipsFor(week.gameweek_id, plan.start, plan.weeks, view.context.rules);
  const chips = [...new Set([...open, ...(planned === null ? [] : [planned])])];
  return (
    <SelectField
      label="Chip"
      value={planned ?? ''}
      options={[
        { value: '', label: 'No chip' },
        ...chips.map((chip) => ({ value: chip, label: chipName(chip) })),
      ]}
      onChange={(chip) => plan.change(withChip(plan.weeks, week.gameweek_id, chip === '' ? null : chip))}
    />
  );
}

function Transfers({ week, plan, view }: WeekPanelProps) {
  const planned = plan.weeks.find(({ gameweek_id }) => gameweek_id === week.gameweek_id)?.transfers ?? [];
  const undo = (transfer: (typeof planned)[number]) =>
    plan.change(withoutTransfer(plan.weeks, week.gameweek_id, transfer, view.context.rules));
  return (
    <Section title="Transfers">
      {planned.length === 0 ? (
        <Typography variant="body2">None. Press a player to sell them.</Typography>
      ) : (
        <Box component="ul" aria-label="Transfers" sx={list}>
          {planned.map((transfer) => {
            const [out, bought] = [view.names.footballer(transfer.out), view.names.footballer(transfer.in)];
            return (
              <Typography component="li" variant="body2" key={`${transfer.out} ${transfer.in}`} sx={row}>
                <span>{`${out} → ${bought}`}</span>
                <Button size="small" aria-label={`Undo ${out} to ${bought}`} onClick={() => undo(transfer)}>
                  Undo
                </Button>
              </Typography>
            );
          })}
        </Box>
      )}
    </Section>
  );
}

const list = { m: 0, p: 0, listStyle: 'none' } as const;
const row = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 } as const;

/** Resets a chosen line-up to the one with the most expected points. */
function LineupButton({ week, plan, view }: WeekPanelProps) {
  const own = plan.weeks.find(({ gameweek_id }) => gameweek_id === week.gameweek_id);
  const isChosen = own?.order != null || own?.captain != null || own?.vice_captain != null;
  if (!isChosen) return null;
  const hasExpected = week.lineup.some((id) => view.context.expected(id, week.gameweek_id) !== null);
  const reset = { order: null, captain: null, vice_captain: null };
  return (
    <Button variant="outlined" onClick={() => plan.change(withWeek(plan.weeks, week.gameweek_id, reset))}>
      {hasExpected ? 'Choose line-up by expected points' : 'Reset line-up'}
    </Button>
  );
}
