import { Segments } from '@touchline/design-system';
import { useNavigate } from '@touchline/shared/router';
import { useListLink } from '../filters/useListLink';

const splits = [
  { value: 'points', label: 'Season' },
  { value: 'points/gameweek', label: 'By gameweek' },
  { value: 'points/fixtures', label: 'By fixture' },
] as const;

/** Switch between the three pages of points. */
export function PointsSwitch({ value }: { value: (typeof splits)[number]['value'] }) {
  const navigate = useNavigate();
  const linkTo = useListLink();
  return (
    <Segments label="Points of" value={value} options={splits} onChange={(x) => void navigate(linkTo(x))} />
  );
}
