import { Box } from '../base/Box';

/** A currency's symbol before an amount; without a known symbol its code, separated by a space. */
export function CurrencyIcon({ code }: { code: string }) {
  const sign = currencySign(code);
  return (
    <abbr title={code} style={{ textDecoration: 'none' }}>
      {sign === code ? `${code} ` : sign}
    </abbr>
  );
}

/** `£` for `GBP`; the code itself for an unknown currency. */
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

/** Display names of card brands, by the codes of payment providers. */
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

/** The brand of a payment card as text: we have no rights to the brands' logos. */
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
