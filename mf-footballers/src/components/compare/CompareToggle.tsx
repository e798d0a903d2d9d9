import { FilterChip } from '@touchline/design-system';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { compareToggled, selectCompare } from '../../state/compare.slice';

/** Shows checkboxes in the lists; hides them and clears the selection when pressed again. */
export function CompareToggle() {
  const { isOn } = useSelector(selectCompare);
  const dispatch = useDispatch();
  return <FilterChip label="Compare" selected={isOn} onToggle={() => void dispatch(compareToggled())} />;
}
