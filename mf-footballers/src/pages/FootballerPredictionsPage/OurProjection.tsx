import { Section, Stack, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { categoryLabel } from '@touchline/design-system/football';
import { formatCount, formatDec1, formatGameweekShort } from '@touchline/shared/format';
import type { FootballerPredictions } from '@touchline/shared/wire';
import { formatChance } from '../../components/table/projectedColumns';

type Ours = NonNullable<FootballerPredictions['ours']>;

/** Our own expected points: the coming gameweeks, and the components of the next one. */
export function OurProjection({ ours }: { ours: Ours }) {
  const parts = Object.entries(ours.parts ?? {}).sort(([, a], [, b]) => b - a);
  return (
    <>
      <Section title="Our expected points">
        <DataTable
          caption="Our expected points by gameweek"
          columns={weekColumns(ours)}
          rows={ours.gameweeks}
          rowKey={(gameweek) => gameweek}
          pageSize="all"
        />
      </Section>
      {parts.length > 0 && (
        <Section title="What they are made of">
          <Stack sx={{ gap: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {`Points expected in gameweek ${ours.gameweeks[0]}, by category.`}
            </Typography>
            <DataTable
              caption="Expected points by category"
              columns={partColumns}
              rows={parts}
              rowKey={([category]) => category}
              pageSize="all"
            />
          </Stack>
        </Section>
      )}
    </>
  );
}

function weekColumns(ours: Ours): Column<number>[] {
  const at = (gameweek: number) => ours.gameweeks.indexOf(gameweek);
  return [
    { key: 'gameweek', label: 'GW', meaning: 'Gameweek', cell: formatGameweekShort },
    {
      key: 'ep',
      label: 'EP',
      meaning: 'Expected points',
      kind: 'number',
      cell: (gameweek) => formatDec1(ours.ep?.[at(gameweek)]),
    },
    {
      key: 'minutes',
      label: 'Mins',
      meaning: 'Expected minutes',
      kind: 'number',
      cell: (gameweek) => formatCount(ours.minutes?.[at(gameweek)]),
    },
    {
      key: 'start',
      label: 'Starts',
      meaning: 'Chance to start',
      kind: 'number',
      cell: (gameweek) => formatChance(ours.chance_of_start?.[at(gameweek)]),
    },
    {
      key: 'return',
      label: 'Return',
      meaning: 'Chance of a goal, an assist or a rewarded clean sheet',
      kind: 'number',
      cell: (gameweek) => formatChance(ours.chance_of_return?.[at(gameweek)]),
    },
    {
      key: 'ten',
      label: '10+',
      meaning: 'Chance of ten points or more',
      kind: 'number',
      cell: (gameweek) => formatChance(ours.chance_of_ten?.[at(gameweek)]),
    },
  ];
}

const partColumns: readonly Column<[string, number]>[] = [
  { key: 'category', label: 'Category', cell: ([category]) => categoryLabel(category) },
  { key: 'points', label: 'Points', kind: 'number', cell: ([, points]) => points.toFixed(2) },
];
