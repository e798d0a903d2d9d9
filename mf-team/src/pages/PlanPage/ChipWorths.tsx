import { Box, Typography } from '@touchline/design-system';
import type { GameweekNumber } from '@touchline/shared/domain';
import type { ChipValue } from '@touchline/shared/plan';
import { chipWorthText } from '../../domain/chipWords';

export interface ChipWorthsProps {
  values: readonly ChipValue[];
  /** The gameweek in which a chip is played now. */
  gameweek: GameweekNumber;
}

/** For each chip that may be played now: what it is worth, and what it is worth when it is kept. */
export function ChipWorths({ values, gameweek }: ChipWorthsProps) {
  const texts = values.flatMap((value) => chipWorthText(value, gameweek) ?? []);
  if (texts.length === 0) return null;
  return (
    <Box>
      <Box component="ul" aria-label="What chips are worth" sx={{ m: 0, mb: 1, pl: 4 }}>
        {texts.map((text) => (
          <Typography component="li" variant="body2" key={text}>
            {text}
          </Typography>
        ))}
      </Box>
      <Typography variant="caption">
        In expected points. A plan has a chip only if it is worth more then than kept for later.
      </Typography>
    </Box>
  );
}
