import {
  Box,
  EmptyState,
  QueryView,
  Section,
  Segments,
  SkeletonTable,
  Stack,
  Typography,
} from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, type Column } from '@touchline/design-system/data';
import { FootballerLink } from '@touchline/design-system/links';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import { formatCount, formatDec1, formatPercent, formatPoints } from '@touchline/shared/format';
import type { DangerGroup, LiveDanger, OpenDanger } from '@touchline/shared/wire';
import { dangerGroups } from '../../domain/dangerGroups';

type Row = Partial<OpenDanger> & { readonly place: number; readonly locked?: true };

interface DangerTableProps {
  danger: QueryResult<LiveDanger>;
  group: DangerGroup;
  onGroup: (group: DangerGroup) => void;
}

/** Footballers who gain or cost the team points against others. */
export function DangerTable({ danger, group, onGroup }: DangerTableProps) {
  return (
    <Section title="Danger">
      <Stack sx={{ gap: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Points that each player has gained or lost you against the others, and what they are officially
          expected to gain or lose you in the rest of their matches. The larger both together, the higher the
          row.
        </Typography>
        <Box>
          <Segments label="Against" value={group} options={groups} onChange={onGroup} />
        </Box>
        <QueryView
          query={danger}
          what="danger table"
          skeleton={<SkeletonTable rows={8} what="danger table" />}
        >
          {(reply) => (reply.rows.length === 0 ? <NoDanger danger={reply} /> : <Dangers danger={reply} />)}
        </QueryView>
      </Stack>
    </Section>
  );
}

const labels: Record<DangerGroup, string> = {
  near: 'Near me',
  view: 'My view',
  top_100: 'Top 100',
  top_250: 'Top 250',
  top_500: 'Top 500',
  top_1000: 'Top 1000',
};
const groups = dangerGroups.map((value) => ({ value, label: labels[value] }));

const NoDanger = ({ danger: { group } }: { danger: LiveDanger }) =>
  group.teams === 0 ? (
    <EmptyState
      art="bench"
      headingLevel="h3"
      title="Nobody to compare with yet"
      text="Their squads are being read."
    />
  ) : (
    <EmptyState
      art="bench"
      headingLevel="h3"
      title="No differences yet"
      text="They appear with the first points of the gameweek."
    />
  );

function Dangers({ danger: { group, rows, differences } }: { danger: LiveDanger }) {
  const passCardOpener = usePassCardOpener();
  return (
    <>
      <DataTable<Row>
        caption={`Danger against ${group.label}`}
        columns={columns}
        rows={rows}
        rowKey={({ place }) => place}
        isMine={({ multiplier = 0 }) => multiplier > 0}
        isLocked={({ locked }) => locked === true}
        onOpenPass={passCardOpener('team_live', 'danger')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Against {formatCount(group.teams)} teams.
        {differences > rows.length &&
          ` The ${rows.length} largest of ${formatCount(differences)} differences are listed.`}
      </Typography>
    </>
  );
}

const signed = (value: number | undefined) =>
  value === undefined ? '' : value > 0 ? `+${formatDec1(value)}` : formatDec1(value);

const columns: Column<Row>[] = [
  {
    key: 'name',
    label: 'Player',
    cell: ({ id, name = '', is_captain }) =>
      id === undefined ? null : (
        <>
          <FootballerLink id={id} name={name} />
          {is_captain && ' (C)'}
        </>
      ),
    minWidth: 110,
  },
  numberColumn('swing', 'Swing', 'Points won or lost against them so far', signed),
  {
    key: 'to_come',
    label: 'To come',
    meaning: 'Points that the rest of the matches is officially expected to gain or lose you',
    kind: 'number',
    sortValue: ({ to_come }) => to_come,
    cell: ({ to_come, is_open }) => (is_open === true || to_come !== 0 ? signed(to_come) : '–'),
  },
  {
    key: 'mine',
    label: 'Mine',
    meaning: 'How often the player counts for you',
    kind: 'number',
    sortValue: ({ multiplier }) => multiplier,
    cell: ({ multiplier }) => (multiplier === undefined ? '' : `×${multiplier}`),
  },
  numberColumn(
    'effective',
    'EO',
    'Effective ownership: how often the player counts for them, 200% when everybody has them as captain',
    formatPercent,
  ),
  numberColumn('points', 'Pts', 'Points of the player so far', formatPoints),
];
