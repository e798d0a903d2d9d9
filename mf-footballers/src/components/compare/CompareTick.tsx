import { Checkbox } from '@touchline/design-system';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { FootballerRow } from '@touchline/shared/wire';
import { compareLimit, footballerTicked, footballerUnticked, selectCompare } from '../../state/compare.slice';

/** Checkbox of a footballer in a list, while comparing. */
export function CompareTick({ row }: { row: FootballerRow }) {
  const { isOn, ticked } = useSelector(selectCompare);
  const dispatch = useDispatch();
  if (!isOn) return null;
  const isTicked = ticked.some(({ id }) => id === row.id);
  const isFull = ticked.length >= compareLimit && !isTicked;
  return (
    <Checkbox
      aria-label={`Compare ${row.name}`}
      title={isFull ? `Up to ${compareLimit} players` : undefined}
      checked={isTicked}
      disabled={isFull}
      onChange={(isChecked) => void dispatch(isChecked ? footballerTicked(row) : footballerUnticked(row.id))}
    />
  );
}
