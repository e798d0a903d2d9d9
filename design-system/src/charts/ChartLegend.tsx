import { Box } from '../components/base/Box';
import type { ReactNode } from 'react';

export interface LegendEntry {
  label: string;
  /** Colour or shape of the entry; not needed when the text is enough. */
  mark?: ReactNode;
}

/** Legend below a chart. */
export function ChartLegend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
        fontSize: '0.75rem',
      }}
    >
      {entries.map(({ label, mark }) => (
        <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {mark}
          {label}
        </Box>
      ))}
    </Box>
  );
}
