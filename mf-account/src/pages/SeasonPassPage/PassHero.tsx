import { Box } from '@touchline/design-system';
import type { ReactNode } from 'react';

/** The aubergine card at the top of the page. */
export function PassHero({ children, label }: { children: ReactNode; label: string }) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 3,
        justifyItems: 'start',
        p: { xs: 5, md: 7 },
        borderRadius: 1.4,
        bgcolor: 'pass.bg',
        color: 'pass.text',
      }}
    >
      {children}
    </Box>
  );
}
