import { Box, Typography, visuallyHidden } from '@touchline/design-system';
import { categoryLabel, clubName } from '@touchline/design-system/football';
import { formatOpponent, formatPoints, missingPointsTitles } from '@touchline/shared/format';
import type { Card, ExplainedFixture } from '@touchline/shared/wire';

const multipliers: Readonly<Record<number, string>> = { 2: 'Captain, doubled', 3: 'Triple captain' };

/** Breakdown of a footballer's points: each line, the sum, and the captain's multiplier. */
export function PointsExplained({ card }: { card: Card }) {
  const { nominal, total } = card.points;
  if (nominal === null)
    return <Typography sx={{ color: 'text.secondary' }}>{missingPointsTitles.gameweek}</Typography>;
  const multiplier = card.pick?.multiplier ?? 1;
  const lines = card.explain.filter((fixture) => fixture.lines.length > 0);
  return (
    <Box component="table" sx={table}>
      <caption>Points this gameweek</caption>
      <Box component="thead" sx={visuallyHidden}>
        <tr>
          <th scope="col">What for</th>
          <th scope="col">How many</th>
          <th scope="col">Points</th>
        </tr>
      </Box>
      {lines.map((fixture) => (
        <FixtureLines key={fixture.fixture_id} fixture={fixture} isOnly={lines.length === 1} />
      ))}
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{formatPoints(nominal)}</td>
        </tr>
        {multiplier > 1 && total !== null && (
          <tr>
            <th scope="row" colSpan={2}>
              {multipliers[multiplier] ?? `Times ${multiplier}`}
            </th>
            <td>{formatPoints(total)}</td>
          </tr>
        )}
      </tfoot>
    </Box>
  );
}

function FixtureLines({ fixture, isOnly }: { fixture: ExplainedFixture; isOnly: boolean }) {
  return (
    <tbody>
      {!isOnly && (
        <tr>
          <th scope="rowgroup" colSpan={3}>
            <abbr title={clubName(fixture.opponent_id)}>{formatOpponent(fixture)}</abbr>
          </th>
        </tr>
      )}
      {fixture.lines.map(({ identifier, value, points }) => (
        <tr key={identifier}>
          <th scope="row">{categoryLabel(identifier)}</th>
          <td>{value}</td>
          <td>{formatPoints(points)}</td>
        </tr>
      ))}
    </tbody>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 700, pb: 1 },
  '& th': { textAlign: 'left', fontWeight: 500, py: 1 },
  '& td': { textAlign: 'right', py: 1 },
  '& tbody tr': { borderBottom: 1, borderColor: 'divider' },
  '& tfoot th, & tfoot td': { fontWeight: 700 },
} as const;
