import { Button, Section } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { DataTable, useTableAddress, type Column } from '@touchline/design-system/data';
import { GapText } from '@touchline/design-system/football';
import { formatGameweekShort, formatPoints, formatSignedDecimals } from '@touchline/shared/format';
import type { ReviewGameweek } from '@touchline/shared/wire';
import { useState } from 'react';
import { Decisions } from './Decisions';

const overAverage = ({ nett_points, average }: ReviewGameweek) =>
  nett_points === undefined || average == null ? null : nett_points - average;
const tenths = (value: number | undefined) => (value === undefined ? '–' : formatSignedDecimals(value, 1));

const figures: readonly Column<ReviewGameweek>[] = [
  numberColumn('nett_points', 'Points', 'Points of the gameweek, hits taken off', formatPoints),
  {
    key: 'over_average',
    label: 'Average',
    meaning: 'Your points minus those of the average manager',
    kind: 'number',
    sortValue: overAverage,
    cell: (row) => <GapText value={overAverage(row)} />,
  },
  {
    key: 'choices',
    label: 'Choices',
    meaning: 'Points that your choices brought against their alternatives',
    kind: 'number',
    sortValue: ({ known }) => known?.choices_came,
    cell: ({ known }) => <GapText value={known?.choices_came} />,
  },
  {
    key: 'expected',
    label: 'Exp.',
    meaning: 'What your choices were expected to bring at the deadline',
    kind: 'number',
    sortValue: ({ known }) => known?.choices_expected,
    cell: ({ known }) => tenths(known?.choices_expected),
  },
  {
    key: 'luck',
    label: 'Luck',
    meaning: 'Your points minus what your line-up was expected to get',
    kind: 'number',
    sortValue: ({ known }) => known?.luck,
    cell: ({ known }) => tenths(known?.luck),
  },
];

/** The gameweeks, the newest first; one that is pressed opens to its decisions. The newest is open from the start. */
export function ReviewTable({ rows }: { rows: readonly ReviewGameweek[] }) {
  const { sort = { by: 'gameweek', order: 'desc' }, onSort } = useTableAddress();
  const [opened, setOpened] = useState<readonly number[]>(() =>
    rows.slice(0, 1).map(({ gameweek_id }) => gameweek_id),
  );
  const isOpen = ({ gameweek_id }: ReviewGameweek) => opened.includes(gameweek_id);
  const toggle = ({ gameweek_id }: ReviewGameweek) =>
    setOpened((before) =>
      before.includes(gameweek_id) ? before.filter((one) => one !== gameweek_id) : [...before, gameweek_id],
    );
  const gameweek: Column<ReviewGameweek> = {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek',
    sortValue: ({ gameweek_id }) => gameweek_id,
    cell: (row) => (
      <Button
        size="small"
        aria-expanded={isOpen(row)}
        aria-label={`${formatGameweekShort(row.gameweek_id)}, decisions`}
        onClick={() => toggle(row)}
      >
        {formatGameweekShort(row.gameweek_id)}
      </Button>
    ),
  };
  return (
    <Section title="By gameweek">
      <DataTable
        caption="Your decisions by gameweek"
        columns={[gameweek, ...figures]}
        rows={rows}
        rowKey={({ gameweek_id }) => gameweek_id}
        sort={sort}
        onSort={onSort}
        pageSize="all"
        density="comfortable"
        details={(row) => isOpen(row) && <Decisions row={row} />}
      />
    </Section>
  );
}
