import { Box, Segments, useMediaQuery } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { categoryLabel, clubName } from '@touchline/design-system/football';
import { StackedPoints } from '@touchline/design-system/match';
import { useAddressChoice } from '@touchline/shared/contract';
import type { ClubId } from '@touchline/shared/domain';
import type { FixturePoints } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { categoriesOf, sumByCategory } from '../../domain/sidePoints';
import { footballerPointColumns } from './footballerPointColumns';

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];

/** Each side's points as a bar and by footballer: one side at a time on a phone, both on a wide screen. */
export function PointsOfFixture({ answer: { rows, head } }: { answer: FixturePoints }) {
  const { home, away } = head.fixture;
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const [chosen, choose] = useAddressChoice<Side>('side', sides, 'home');
  const mine = useMemo(() => new Set(head.fixture.mine.map(({ id }) => id)), [head.fixture.mine]);
  const categories = useMemo(() => categoriesOf(rows), [rows]);
  const clubs = { home: home.id, away: away.id };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      {!isWide && (
        <Segments
          label="Side"
          fullWidth
          value={chosen}
          options={sides.map((side) => ({ value: side, label: clubName(clubs[side]) }))}
          onChange={choose}
        />
      )}
      <Box sx={isWide ? { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 6 } : undefined}>
        {(isWide ? sides : [chosen]).map((side) => (
          <StackedPoints
            key={side}
            label={clubName(clubs[side])}
            parts={partsOf(rows, clubs[side], categories)}
          />
        ))}
      </Box>
      <FootballersOfFixture
        rows={isWide ? rows : rows.filter(({ club_id }) => club_id === clubs[chosen])}
        mine={mine}
      />
    </Box>
  );
}

type Row = FixturePoints['rows'][number];

function partsOf(rows: readonly Row[], club: ClubId, categories: readonly string[]) {
  const sums = sumByCategory(rows.filter(({ club_id }) => club_id === club));
  return categories.map((category) => ({
    label: categoryLabel(category),
    points: sums[category] ?? 0,
  }));
}

interface FootballersOfFixtureProps {
  rows: readonly Row[];
  /** Ids of the reader's footballers. */
  mine: ReadonlySet<number>;
}

function FootballersOfFixture({ rows, mine }: FootballersOfFixtureProps) {
  const { sort, onSort } = useTableAddress();
  const columns = useMemo(() => footballerPointColumns(categoriesOf(rows)), [rows]);
  return (
    <DataTable
      caption="Points of each player by category"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isMine={({ id }) => mine.has(id)}
      pageSize="all"
      sort={sort}
      onSort={onSort}
    />
  );
}
