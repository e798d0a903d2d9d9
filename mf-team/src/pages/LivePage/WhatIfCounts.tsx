import { Box, Button, CloseIcon, IconButton, Typography } from '@touchline/design-system';
import { type WhatIfCount, whatIfCounts } from '@touchline/shared/domain';

interface WhatIfCountsProps {
  name: string;
  /** Current counts in the running match. */
  now: Readonly<Record<string, number>>;
  set: Partial<Record<WhatIfCount, number>>;
  /** Undefined resets the footballer. */
  onSet: (counts: Partial<Record<WhatIfCount, number>> | undefined) => void;
}

const words: Record<WhatIfCount, { readonly label: string; readonly step: number; readonly most: number }> = {
  goals_scored: { label: 'Goals', step: 1, most: 9 },
  assists: { label: 'Assists', step: 1, most: 9 },
  minutes: { label: 'Minutes', step: 30, most: 90 },
  yellow_cards: { label: 'Yellow', step: 1, most: 1 },
  red_cards: { label: 'Red', step: 1, most: 1 },
};

/** One footballer's counts, each with buttons for less and more. */
export function WhatIfCounts({ name, now, set, onSet }: WhatIfCountsProps) {
  return (
    <Box role="group" aria-label={`What if: ${name}`} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <IconButton aria-label={`Leave ${name} as he is`} onClick={() => onSet(undefined)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        {whatIfCounts.map((count) => {
          const { label, step, most } = words[count];
          const value = set[count] ?? now[count] ?? 0;
          const change = (by: number) => onSet({ ...set, [count]: Math.min(most, Math.max(0, value + by)) });
          return (
            <Box key={count} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ minWidth: 56 }}>
                {label}
              </Typography>
              <Button
                aria-label={`Fewer ${label.toLowerCase()} of ${name}`}
                disabled={value <= 0}
                onClick={() => change(-step)}
                sx={small}
              >
                −
              </Button>
              <Box component="output" aria-label={`${label} of ${name}`} sx={number}>
                {value}
              </Box>
              <Button
                aria-label={`More ${label.toLowerCase()} of ${name}`}
                disabled={value >= most}
                onClick={() => change(step)}
                sx={small}
              >
                +
              </Button>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const card = { border: 1, borderColor: 'divider', borderRadius: 1, px: 3, pb: 3, pt: 1 } as const;
const small = { minWidth: 44, minHeight: 44, fontSize: '1.1rem' } as const;
const number = {
  minWidth: '1.5em',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
} as const;
