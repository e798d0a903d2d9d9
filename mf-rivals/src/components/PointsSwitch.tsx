import { Segments } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { useNavigate } from '@touchline/shared/router';
import { useSegment } from './useSegment';

const splits = [
  { value: 'points', label: 'Season' },
  { value: 'points/gameweek', label: 'By gameweek' },
  { value: 'points/phase', label: 'By month' },
] as const;

/** Switch between the three pages of points. */
export function PointsSwitch({ value }: { value: (typeof splits)[number]['value'] }) {
  const view = useSegment();
  const navigate = useNavigate();
  return (
    <Segments
      label="Points of"
      value={value}
      options={splits}
      onChange={(x) => void navigate(buildLink('rivals', { params: { view, x } }))}
    />
  );
}
