import { Section, Typography } from '@touchline/design-system';
import { placesText } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import { useTeamQuery } from '../../state/team.queries';

/** Where the manager finishes among the teams of the stored view; nothing until it is known. */
export function ChanceNow() {
  const { data } = useTeamQuery({ name: 'chances' }, 'live');
  const chances = lastValue(data);
  const text = chances && placesText(chances);
  if (chances === undefined || text === undefined) return null;
  return (
    <Section title={`Among ${chances.config.label}`} look="card">
      <Typography>{text}</Typography>
    </Section>
  );
}
