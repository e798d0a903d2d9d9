import Box from '@mui/material/Box';

const signs: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' };

/** A currency's sign, before an amount; one that we do not know is its code, set off from the amount. */
export function CurrencyIcon({ code }: { code: string }) {
  return (
    <abbr title={code} style={{ textDecoration: 'none' }}>
      {signs[code] ?? `${code} `}
    </abbr>
  );
}

/** The make of a payment card, in letters: the makes' own signs are not ours to draw. */
export function CardBrandIcon({ code }: { code: string }) {
  return (
    <Box
      component="span"
      sx={{
        px: 1.5,
        borderRadius: 0.6,
        border: 1,
        borderColor: 'outline.main',
        fontSize: '0.75rem',
        fontWeight: 700,
        textTransform: 'capitalize',
      }}
    >
      {code}
    </Box>
  );
}
