import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

interface YouColours {
  main: string;
  text: string;
  bg: string;
}
interface BarColours {
  bg: string;
  text: string;
  accent: string;
}
interface OwnPalette {
  surface: { sunken: string; raised: string };
  outline: { main: string };
  /** Colours of the user's own: row, line, captain, selection. */
  you: YouColours;
  header: BarColours;
  /** The season pass; the same in both schemes. */
  pass: BarColours;
  focus: { main: string };
  pitch: { light: string; dark: string; bench: string; line: string; text: string };
  /** The inner outline of coloured cells and chips. */
  cell: { outline: string };
}

declare module '@mui/material/styles' {
  /* eslint-disable @typescript-eslint/no-empty-object-type -- this is how the library's types are extended */
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  /* eslint-enable @typescript-eslint/no-empty-object-type */
  interface TypographyVariants {
    kpi: CSSProperties;
    table: CSSProperties;
    tableHead: CSSProperties;
    cardName: CSSProperties;
    cardValue: CSSProperties;
  }
  interface TypographyVariantsOptions {
    kpi?: CSSProperties;
    table?: CSSProperties;
    tableHead?: CSSProperties;
    cardName?: CSSProperties;
    cardValue?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    kpi: true;
    table: true;
    tableHead: true;
    cardName: true;
    cardValue: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}
