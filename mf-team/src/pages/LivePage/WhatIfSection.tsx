import { Button, later, Section, SkeletonCard, Stack, Typography } from '@touchline/design-system';
import { useSearchParams } from '@touchline/shared/router';
import { useState } from 'react';
import { whatIfWord } from './useWhatIf';

const WhatIf = later({
  load: () => import(/* webpackChunkName: "WhatIf" */ './WhatIf'),
  what: 'what if',
  waiting: <SkeletonCard lines={8} what="what if" />,
});

/** Opened by a click, or by a link with settings. */
export function WhatIfSection() {
  const [params] = useSearchParams();
  // Stays open when the settings of the link are reset.
  const [isOpen, setOpened] = useState(params.has(whatIfWord));
  return (
    <Section title="What if">
      {isOpen ? (
        <WhatIf />
      ) : (
        <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Set goals, assists, minutes or cards of anyone still to play, another captain, a substitution or a
            chip, and see your points and rank, and your chance to beat a rival.
          </Typography>
          <Button variant="outlined" onClick={() => setOpened(true)}>
            Try it
          </Button>
        </Stack>
      )}
    </Section>
  );
}
