import Box from '@mui/material/Box';

/** A currency's symbol before an amount; without a known symbol its code, separated by a space. */
export function CurrencyIcon({ code }: { code: string }) {
  const sign = currencySign(code);
  return (
    <abbr title={code} style={{ textDecoration: 'none' }}>
      {sign === code ? `${code} ` : sign}
    </abbr>
  );
}

/** `£` for `GBP`; the code itself for what is no currency. */
function currencySign(code: string): string {
  try {
    const format = new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
    });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
  } catch {
    return code;
  }
}

/** How the makes of cards write their names, by the words that payment providers have for them. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  elo: 'Elo',
  jcb: 'JCB',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

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
        whiteSpace: 'nowrap',
      }}
    >
      {brands[code] ?? code}
    </Box>
  );
}
