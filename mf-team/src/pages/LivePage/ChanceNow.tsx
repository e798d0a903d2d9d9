import { Box, Section, Skeleton, Stack, Typography } from '@touchline/design-system';
import { placesText } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import { useTeamQuery } from '../../state/team.queries';
import { ChanceHistory } from './ChanceHistory';

/**
 * Where the manager finishes among the teams of the stored view, and how the chance to finish first moved; nothing of a
 * view without other teams.
 */
export function ChanceNow() {
  const { data } = useTeamQuery({ name: 'chances' }, 'live');
  const history = useTeamQuery({ name: 'chanceHistory' }, 'live');
  const chances = lastValue(data);
  if (chances === undefined) return data.status === 'failed' ? null : <Waiting />;
  const text = placesText(chances);
  if (text === undefined) return null;
  return (
    <Section title={`Among ${chances.config.label}`} look="card">
      <Stack sx={{ gap: 3 }}>
        <Typography sx={{ minHeight: sentenceHeight }}>{text}</Typography>
        {chances.places && <ChanceHistory data={history.data} onRetry={history.refresh} />}
      </Stack>
    </Section>
  );
}

/** Three lines on a phone. */
const sentenceHeight = { xs: 72, md: 24 };

/** As high as what comes, against layout shift. */
const Waiting = () => (
  <Section title="Your chances" look="card">
    <Stack sx={{ gap: 3 }} aria-busy>
      <Box sx={{ minHeight: sentenceHeight }}>
        <Skeleton height={20} />
      </Box>
      <ChanceHistory data={{ status: 'loading' }} onRetry={() => undefined} />
    </Stack>
  </Section>
);
