import { Box, Typography } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { formatSigned, formatSignedDecimals } from '@touchline/shared/format';
import type { FixtureOverview } from '@touchline/shared/wire';

type Comparison = FixtureOverview['comparison'];
type Side = Comparison['home'];

interface StrengthComparisonProps {
  comparison: Comparison;
  /** Club codes. */
  home: string;
  away: string;
  /** Source of the ratings, if they are our own. */
  note: string | null;
}

/** The side that the ratings favour, and how that was calculated (page definitions 13.7). */
export function StrengthComparison({ comparison, home, away, note }: StrengthComparisonProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="kpi" component="p" sx={{ m: 0, textAlign: 'center' }}>
          {comparison.word}
        </Typography>
        <EdgeMeter edge={comparison.edge} home={home} away={away} />
      </Box>
      <Box component="table" sx={table}>
        <caption>How the advantage is calculated: the higher, the better for the club</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <abbr title={clubName(home)}>{home.toUpperCase()}</abbr>
            </th>
            <th scope="col">
              <abbr title={clubName(away)}>{away.toUpperCase()}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, meaning, value }) => (
            <tr key={label}>
              <th scope="row">
                <abbr title={meaning}>{label}</abbr>
              </th>
              <td>{value(comparison.home)}</td>
              <td>{value(comparison.away)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {note !== null && (
        <Typography variant="caption" color="text.secondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

const rows: readonly { label: string; meaning: string; value: (side: Side) => string }[] = [
  {
    label: 'Attack over defence',
    meaning: "Own attack minus the other side's defence, at this ground",
    value: ({ gap }) => formatSigned(gap),
  },
  {
    label: 'Share of the spread',
    meaning: 'The line above divided by the strength spread of all clubs',
    value: ({ ratio }) => formatSignedDecimals(ratio, 4),
  },
  {
    label: 'Opponent’s strength',
    meaning: 'Correction for the strength of the opponent',
    value: ({ correction }) => formatSignedDecimals(correction, 2),
  },
  {
    label: 'Advantage',
    meaning: 'Sum of the two lines above',
    value: ({ edge }) => formatSignedDecimals(edge, 2),
  },
];

/** Size of the edge at which the meter is full. */
const fullEdge = 1;

/** Meter from the middle towards the favoured side. */
function EdgeMeter({ edge, home, away }: { edge: number; home: string; away: string }) {
  const share = Math.min(1, Math.abs(edge) / fullEdge) * 50;
  return (
    <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, typography: 'caption' }}>
      <b>{home.toUpperCase()}</b>
      <Box sx={meter}>
        <Box
          style={{ width: `${share}%`, [edge >= 0 ? 'right' : 'left']: '50%' }}
          sx={{ position: 'absolute', insetBlock: 0, bgcolor: edge >= 0 ? 'primary.main' : 'outline.main' }}
        />
        <Box sx={{ position: 'absolute', left: '50%', insetBlock: -3, width: 2, bgcolor: 'text.primary' }} />
      </Box>
      <b>{away.toUpperCase()}</b>
    </Box>
  );
}

const meter = {
  position: 'relative',
  flex: 1,
  height: 10,
  borderRadius: 0.4,
  bgcolor: 'divider',
} as const;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'table',
  '& caption': { captionSide: 'top', textAlign: 'left', color: 'text.secondary', pb: 1 },
  '& :is(td, thead th)': { textAlign: 'right', py: 1, fontVariantNumeric: 'tabular-nums' },
  '& tbody th': { textAlign: 'left', fontWeight: 500 },
  '& tbody :is(td, th)': { borderTop: 1, borderColor: 'divider' },
  '& abbr': { textDecoration: 'none' },
} as const;
