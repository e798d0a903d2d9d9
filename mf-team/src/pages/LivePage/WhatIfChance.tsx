import { Box, Stack, Typography } from '@touchline/design-system';
import { RetryBanner } from '@touchline/design-system/chances';
import { SelectField } from '@touchline/design-system/inputs';
import { isNothingChosen, type TeamId, type WhatIfChoices } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { useState } from 'react';
import { chanceWords } from '../../domain/chanceWords';
import { useTeamQuery } from '../../state/team.queries';

/** The chance to beat a team of the view, with the chosen captain and substitution and without them. */
export function WhatIfChance({ choices }: { choices: WhatIfChoices }) {
  const [rival, setRival] = useState<TeamId>();
  // Without a change and a choice: it stays on screen while the other one is computed.
  const first = lastValue(useTeamQuery({ name: 'whatIfChance' }, 'live').data);
  const { data, refresh } = useTeamQuery({ name: 'whatIfChance', rival, ...parametersOf(choices) }, 'live');
  const chance = lastValue(data);
  const words = chance === undefined ? 'Computing your chances …' : chanceWords(chance);
  if (words === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {first?.opponent && (
        <Box>
          <SelectField<TeamId>
            label="Against"
            value={rival ?? first.opponent.id}
            options={first.opponents.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setRival}
          />
        </Box>
      )}
      {chance === undefined && data.status === 'failed' ? (
        <RetryBanner failure={data.failure} what="the chances" onRetry={refresh} />
      ) : (
        <Typography role="status" aria-label="What if: the chance" aria-busy={chance === undefined}>
          {words}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isNothingChosen(choices)
          ? 'From simulations of this gameweek.'
          : 'Both from the same simulations of this gameweek, as if you had decided before the deadline.'}{' '}
        Goals, assists, minutes, cards and the chip that you set do not count in it. In recorded gameweeks
        another captain changed the chance by less than this says.
      </Typography>
    </Stack>
  );
}

const parametersOf = ({ captain, substitution }: WhatIfChoices) => ({
  captain,
  out: substitution?.out,
  in: substitution?.in,
});
