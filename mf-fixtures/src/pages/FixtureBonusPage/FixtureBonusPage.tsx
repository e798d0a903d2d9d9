import { Box, EmptyState, SkeletonTable, Typography } from '@touchline/design-system';
import { BonusTable, type BonusRow } from '@touchline/design-system/match';
import type { FixtureBonus } from '@touchline/shared/wire';
import { FixturePage } from '../../components/fixture/FixturePage';

/** Bonus points of a fixture. Route: /fixture/:pair/bonus */
export default function FixtureBonusPage() {
  return (
    <FixturePage
      part="fixtureBonus"
      tab="bonus"
      what="bonus"
      skeleton={<SkeletonTable rows={12} columns={4} what="bonus" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState art="whistle" title="No bonus yet" text="The first BPS appear after a few minutes." />
      }
    >
      {(answer) => <BonusContent answer={answer} />}
    </FixturePage>
  );
}

export function BonusContent({ answer: { rows, official, head } }: { answer: FixtureBonus }) {
  const mine = new Set(head.fixture.mine.map(({ id }) => id));
  const isDifferent = rows.some(({ differs }) => differs);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 720 }}>
      <BonusTable
        official={official}
        rows={rows.map((row): BonusRow => ({
          ...row,
          bonus: row.official ?? row.provisional,
          ...(row.differs && { byRule: row.provisional }),
          mine: mine.has(row.id),
        }))}
      />
      {isDifferent && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The game awarded something else than the BPS give by the rule; what the rule gives is in red.
        </Typography>
      )}
      {!official && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          * Provisional. Level scores share a place: 3, 3, 1 for the first, 3, 2, 2 for the second, 3, 2, 1, 1
          for the third.
        </Typography>
      )}
    </Box>
  );
}
