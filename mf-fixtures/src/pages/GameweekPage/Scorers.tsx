import { Box } from '@touchline/design-system';
import { Fragment } from 'react';
import type { Scorers as ScorersOfSides } from '../../domain/scorersOf';

/** The scorers of each side, under a fixture. */
export function Scorers({ scorers: { home, away } }: { scorers: ScorersOfSides }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4 }}>
      <Side scorers={home} align="right" />
      <Side scorers={away} align="left" />
    </Box>
  );
}

/** Lines break between scorers only. */
function Side({ scorers, align }: { scorers: readonly string[]; align: 'left' | 'right' }) {
  return (
    <Box sx={{ textAlign: align }}>
      {scorers.map((words, at) => (
        <Fragment key={words}>
          {at > 0 && ' · '}
          <Box component="span" sx={{ display: 'inline-block' }}>
            {words}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
