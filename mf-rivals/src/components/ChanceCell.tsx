import { PaywallCell } from '@touchline/design-system';
import { usePassCardOpener } from '@touchline/shared/contract';
import { chanceText } from '@touchline/shared/format';
import type { RivalsChances } from '@touchline/shared/wire';

interface ChanceCellProps {
  /** Undefined for the manager's own team, and until it is loaded. */
  chance: RivalsChances['rows'][number] | undefined;
  isFinal: boolean;
}

/** The chance to beat a team; the result when the gameweek is final. */
export function ChanceCell({ chance, isFinal }: ChanceCellProps) {
  const passCardOpener = usePassCardOpener();
  if (chance?.locked) return <PaywallCell what="Chance" onOpenPass={passCardOpener('rivals', 'chance')} />;
  if (chance?.win === undefined) return '–';
  if (!isFinal) return chanceText(chance.win);
  return chance.tie === 1 ? 'Tie' : chance.win === 1 ? '100%' : '0%';
}
