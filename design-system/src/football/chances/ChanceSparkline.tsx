import { Sparkline } from '@touchline/design-system/charts';
import { type ChanceAt, evenShares } from '@touchline/shared/domain';
import { chanceLineWords } from '@touchline/shared/format';
import { lineSize } from './lineSize';

interface ChanceSparklineProps {
  line: readonly ChanceAt[];
  /** What the chance is of. */
  what: string;
}

/** The line of a chance; its chances with their times are spoken in its place. */
export default function ChanceSparkline({ line, what }: ChanceSparklineProps) {
  return (
    <Sparkline
      {...lineSize}
      label={`${what}: ${chanceLineWords(line)}`}
      values={evenShares(line, lineSize.width / 2)}
    />
  );
}
