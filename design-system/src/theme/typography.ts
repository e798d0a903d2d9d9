import type { ThemeOptions } from '@mui/material/styles';
import { font, type } from './madeTokens';

/** From the breakpoint `md` on (`tokens.test.ts`): the five of them are not sent for one. */
const desktop = '@media (min-width:900px)';

interface Size {
  readonly size: number;
  readonly line: number;
}

/** Font size and line height in rem, so that the reader's own text size applies. */
const inRem = ({ size, line }: Size) => ({ fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem` });

const heading = ({ weight, wide, ...phone }: Size & { weight: number; wide: Size }) => ({
  fontFamily: font.display,
  fontWeight: weight,
  letterSpacing: '-0.01em',
  ...inRem(phone),
  [desktop]: inRem(wide),
});

const text = ({ weight, width, ...size }: Size & { weight: number; width: number }) => ({
  fontFamily: font.text,
  fontWeight: weight,
  fontStretch: `${width}%`,
  letterSpacing: 0,
  ...inRem(size),
});

const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

export const typography = {
  fontFamily: font.text,
  h1: heading(type.heading.h1),
  h2: heading(type.heading.h2),
  h3: heading(type.heading.h3),
  kpi: { ...heading(type.heading.kpi), ...tabular },
  body1: text(type.text.body1),
  body2: text(type.text.body2),
  caption: text(type.text.caption),
  table: { ...text(type.text.table), ...tabular },
  tableHead: text(type.text.tableHead),
  cardName: text(type.text.cardName),
  cardValue: { ...text(type.text.cardValue), ...tabular },
  button: { ...text(type.text.button), textTransform: 'none' },
} satisfies ThemeOptions['typography'];
