import type { ThemeOptions } from '@mui/material/styles';
import { fonts } from './tokens';

const desktop = '@media (min-width:900px)';

const display = (weight: number, phone: string, wide: string) => ({
  fontFamily: fonts.display,
  fontWeight: weight,
  letterSpacing: '-0.01em',
  ...size(phone),
  [desktop]: size(wide),
});

/** `26/30` as font size and line height in rem, so that the reader's own text size applies. */
function size(sizeAndLine: string) {
  const [font = 16, line = 24] = sizeAndLine.split('/').map(Number);
  return { fontSize: `${font / 16}rem`, lineHeight: `${line / 16}rem` };
}

const text = (sizeAndLine: string, weight: number, width: string) => ({
  fontFamily: fonts.text,
  fontWeight: weight,
  fontStretch: width,
  letterSpacing: 0,
  ...size(sizeAndLine),
});

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const typography = {
  fontFamily: fonts.text,
  h1: display(800, '26/30', '34/38'),
  h2: display(800, '20/24', '24/28'),
  h3: display(700, '17/22', '19/24'),
  kpi: { ...display(700, '19/22', '28/32'), ...tabular },
  body1: text('15/22', 400, '100%'),
  body2: text('14/20', 400, '100%'),
  caption: text('12/16', 400, '100%'),
  table: { ...text('13/18', 450, '88%'), ...tabular },
  tableHead: text('11/14', 600, '88%'),
  cardName: text('11/15', 600, '80%'),
  cardValue: { ...text('13/18', 800, '100%'), ...tabular },
  button: { ...text('14/20', 600, '100%'), textTransform: 'none' },
} satisfies ThemeOptions['typography'];
