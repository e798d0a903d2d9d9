import { FilterChip } from '@touchline/design-system';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { compareToggled, selectCompare } from '../../state/compare.slice';

/** Puts boxes to tick before the footballers of the lists, and takes them and the ticks away again. */
export function CompareToggle() {
  const { isOn } = useSelector(selectCompare);
  const dispatch = useDispatch();
  return <FilterChip label="Compare" selected={isOn} onToggle={() => void dispatch(compareToggled())} />;
}
