import { Segments } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { useNavigate } from '@touchline/shared/router';

const splits = [
  { value: 'points', label: 'Season' },
  { value: 'points/gameweek', label: 'By gameweek' },
  { value: 'points/fixtures', label: 'By fixture' },
] as const;

/** The three pages of points. */
export function PointsSwitch({ value }: { value: (typeof splits)[number]['value'] }) {
  const navigate = useNavigate();
  return (
    <Segments
      label="Points of"
      value={value}
      options={splits}
      onChange={(x) => void navigate(buildLink('footballers', { params: { x } }))}
    />
  );
}
