import { Section, Stack, Typography } from '@touchline/design-system';
import { placesText } from '@touchline/shared/format';
import type { RemoteData } from '@touchline/shared/remote-data';
import type { MatchChance, MatchChances } from '@touchline/shared/wire';
import { ChanceText } from '../../components/ChanceText';
import { matchChanceText } from '../../domain/matchChanceText';

interface MatchChancesSectionProps {
  /** `Gameweek 24` */
  label: string;
  data: RemoteData<MatchChances>;
  onRetry: () => void;
}

/** The chance to win each own match of the gameweek, in leagues and cups, while it runs. */
export function MatchChancesSection({ label, data, onRetry }: MatchChancesSectionProps) {
  return (
    <Section title={`Your matches in ${label}`}>
      <ChanceText
        data={data}
        onRetry={onRetry}
        hasChance={({ matches }) => matches.some(({ win }) => win !== undefined)}
      >
        {wordsOf}
      </ChanceText>
    </Section>
  );
}

function wordsOf({ state, matches }: MatchChances) {
  if (state !== 'running') return placesText({ state, places: null });
  if (matches.length === 0) return 'No match of this gameweek is known.';
  return (
    <Stack sx={{ gap: 3, mb: 2 }}>
      {matches.map((match) => (
        <div key={`${match.name} ${match.round} ${match.league_id}`}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
            {headingOf(match)}
          </Typography>
          <Typography>{matchChanceText(match)}</Typography>
        </div>
      ))}
    </Stack>
  );
}

const headingOf = ({ name, round, opponent }: MatchChance) =>
  `${round === null ? name : `${name}, ${round}`}: against ${opponent.id === null ? 'the average' : opponent.name}`;
