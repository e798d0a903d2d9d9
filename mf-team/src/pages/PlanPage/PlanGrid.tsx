import { Box, Section, visuallyHidden } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { chipLabel, chipName, type FootballerId } from '@touchline/shared/domain';
import { formatDec1, formatGameweek, formatGameweekShort, noValue } from '@touchline/shared/format';
import type { PlannedGameweek } from '@touchline/shared/plan';
import type { PlanView } from '../../domain/planView';
import { Opponents } from './Opponents';
import type { PlanWork } from './usePlan';

interface PlanGridProps {
  plan: Pick<PlanWork, 'walked'>;
  view: PlanView;
}

/** All gameweeks of the plan side by side: each footballer who is ever in the squad, and the net points. */
export default function PlanGrid({ plan, view }: PlanGridProps) {
  return (
    <Section title="All gameweeks">
      <DataTable
        caption="Squad by gameweek"
        columns={columnsOf(plan.walked, view)}
        rows={footballersOf(plan.walked, view)}
        rowKey={(id) => id}
        pageSize="all"
      />
    </Section>
  );
}

/** By position, then by expected points over all gameweeks; those removed from the game are last. */
function footballersOf(weeks: readonly PlannedGameweek[], { byId, context }: PlanView): FootballerId[] {
  const { positions } = context.rules;
  const place = (id: FootballerId) => {
    const at = positions.findIndex(({ code }) => code === byId.get(id)?.position);
    return at === -1 ? positions.length : at;
  };
  const points = (id: FootballerId) =>
    weeks.reduce((sum, { gameweek_id }) => sum + (context.expected(id, gameweek_id) ?? 0), 0);
  const ids = new Set(weeks.flatMap(({ squad }) => squad.map(({ footballer_id }) => footballer_id)));
  return [...ids].sort((a, b) => place(a) - place(b) || points(b) - points(a));
}

/** Without sorting: on a phone it would move a gameweek out of its place. */
const columnsOf = (weeks: readonly PlannedGameweek[], view: PlanView): Column<FootballerId>[] => [
  {
    key: 'name',
    label: 'Player',
    cell: (id) => <Name id={id} view={view} />,
    foot: <abbr title="Expected points of the gameweek minus hits">Net points</abbr>,
  },
  ...weeks.map((week): Column<FootballerId> => {
    const { gameweek_id, chip, net_points } = week;
    return {
      key: `gw${gameweek_id}`,
      label: [formatGameweekShort(gameweek_id), chip && chipLabel(chip)].filter(Boolean).join(' · '),
      meaning: [formatGameweek(gameweek_id), chip && chipName(chip)].filter(Boolean).join(', '),
      kind: 'mark',
      cell: (id) => <Planned id={id} week={week} view={view} />,
      foot: formatDec1(net_points),
    };
  }),
];

function Name({ id, view }: { id: FootballerId; view: PlanView }) {
  const footballer = view.byId.get(id);
  return (
    <Box component="span" sx={nameCell} translate="no">
      <Box component="span" sx={name}>
        {view.names.footballer(id)}
      </Box>{' '}
      {footballer && (
        <Box component="span" sx={place}>
          {`${footballer.club_id.toUpperCase()} · ${footballer.position}`}
        </Box>
      )}
    </Box>
  );
}

interface PlannedProps {
  id: FootballerId;
  week: PlannedGameweek;
  view: PlanView;
}

/** A footballer in a gameweek: opponents, armband, and expected points where there are any. */
function Planned({ id, week, view }: PlannedProps) {
  if (!week.squad.some(({ footballer_id }) => footballer_id === id)) return <NotInSquad />;
  const points = view.context.expected(id, week.gameweek_id);
  const isBenched = week.bench.includes(id);
  const mark = id === week.captain ? '(C)' : id === week.vice_captain ? '(V)' : '';
  return (
    <Box component="span" sx={isBenched ? benched : planned}>
      <Opponents id={id} gameweek={week.gameweek_id} view={view} />
      <Box component="span" sx={{ display: 'block', fontWeight: mark ? 700 : undefined }}>
        {points !== null && ` ${formatDec1(points)}`}
        {mark && ` ${mark}`}
      </Box>
      {isBenched && (
        <Box component="span" sx={visuallyHidden}>
          {' bench'}
        </Box>
      )}
    </Box>
  );
}

/** A blank gameweek is hatched: a dash means that a footballer is not in the squad. */
const NotInSquad = () => (
  <Box component="span" role="img" aria-label="Not in the squad" sx={{ color: 'text.secondary' }}>
    {noValue}
  </Box>
);

/** In parts of the table's width: on a phone three gameweeks have room beside the names. */
const nameCell = { display: 'block', width: 'min(12rem, 36cqi)', lineHeight: 1.25 } as const;
const name = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 } as const;
const place = { display: 'block', fontSize: '0.6875rem', color: 'text.secondary' } as const;

/** Positioned: text for screen readers stays inside the cell, and scrolls with it. */
const planned = { display: 'inline-block', position: 'relative', lineHeight: 1.25 } as const;
const benched = { ...planned, color: 'text.secondary' } as const;
