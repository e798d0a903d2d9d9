import { Box, Section, useMediaQuery, type Theme } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import type { FixtureCell } from '@touchline/shared/wire';
import { useMemo } from 'react';
import { FixtureList } from './FixtureList';
import { fixtureColumns } from './fixtureColumns';

interface ClubFixturesTableProps {
  /** By kick-off. */
  fixtures: readonly FixtureCell[];
  season?: string;
}

/** On a phone coming fixtures, then results with the latest first; on a wide screen one table. */
export function ClubFixturesTable({ fixtures, season }: ClubFixturesTableProps) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isPhone ? (
    <PhoneFixtures fixtures={fixtures} season={season} />
  ) : (
    <WideFixtures fixtures={fixtures} season={season} />
  );
}

function PhoneFixtures({ fixtures, season }: ClubFixturesTableProps) {
  const toCome = fixtures.filter(({ result }) => result === undefined);
  const played = fixtures.filter(({ result }) => result !== undefined).reverse();
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {toCome.length > 0 && (
        <Section title="To come">
          <FixtureList fixtures={toCome} season={season} />
        </Section>
      )}
      {played.length > 0 && (
        <Section title="Results">
          <FixtureList fixtures={played} season={season} />
        </Section>
      )}
    </Box>
  );
}

function WideFixtures({ fixtures, season }: ClubFixturesTableProps) {
  const { sort, onSort } = useTableAddress();
  const columns = useMemo(() => fixtureColumns(season), [season]);
  return (
    <DataTable
      caption="Fixtures"
      columns={columns}
      rows={fixtures}
      rowKey={({ fixture_id }) => fixture_id}
      pageSize="all"
      sort={sort}
      onSort={onSort}
    />
  );
}
