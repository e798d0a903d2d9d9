import { SelectField } from '@touchline/design-system/inputs';
import { lastValue } from '@touchline/shared/remote-data';
import { useSegment } from '../../components/useSegment';
import { useRivalsQuery } from '../../state/rivals.queries';
import { readOpponent, type Opponent } from './useOpponent';

interface OpponentSelectProps {
  value: Opponent;
  onChange: (opponent: Opponent) => void;
}

/** Chooses the template, me against it, or me against one team of the view. */
export function OpponentSelect({ value, onChange }: OpponentSelectProps) {
  const view = useSegment();
  const { data } = useRivalsQuery({ name: 'list', view }, 'calm');
  const teams = (lastValue(data)?.rows ?? []).flatMap(({ id, name, mine }) =>
    id === undefined || mine ? [] : [{ value: String(id), label: `Me against ${name}` }],
  );
  const chosen = String(value);
  // False while the teams load, and for a team outside the view.
  const isListed = typeof value !== 'number' || teams.some((team) => team.value === chosen);
  return (
    <SelectField
      label="Show"
      value={chosen}
      options={[
        { value: 'alone', label: 'Template' },
        { value: 'me', label: 'Me against the template' },
        ...teams,
        ...(isListed ? [] : [{ value: chosen, label: `Me against team ${chosen}` }]),
      ]}
      onChange={(next) => onChange(readOpponent(next))}
    />
  );
}
