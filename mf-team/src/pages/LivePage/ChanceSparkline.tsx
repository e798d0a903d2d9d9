import { Sparkline } from '@touchline/design-system/charts';
import { type ChanceAt, evenShares } from '@touchline/shared/domain';
import { chanceLineWords } from '@touchline/shared/format';
import { lineSize } from './lineSize';

/** The line of the chance to finish first; its chances with their times are spoken in its place. */
export default function ChanceSparkline({ line }: { line: readonly ChanceAt[] }) {
  return (
    <Sparkline
      {...lineSize}
      label={`Chance to finish first: ${chanceLineWords(line)}`}
      values={evenShares(line, lineSize.width / 2)}
    />
  );
}
