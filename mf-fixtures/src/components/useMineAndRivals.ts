import { useTableAddress } from '@touchline/design-system/data';

/** Filter by owner, from two parameters of the address: `?mine=1`, `?rivals=1`. */
export function useMineAndRivals() {
  const { filter, onFilter } = useTableAddress();
  const isMineOnly = filter('mine') === '1';
  const isRivalsOnly = filter('rivals') === '1';
  return {
    isMineOnly,
    isRivalsOnly,
    toggleMine: () => onFilter({ mine: isMineOnly ? undefined : '1' }),
    toggleRivals: () => onFilter({ rivals: isRivalsOnly ? undefined : '1' }),
  };
}
