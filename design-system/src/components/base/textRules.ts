import type { CSSObject, Theme } from '@mui/material/styles';
import type { TypographyProps } from '@mui/material/Typography';

export type Variant = NonNullable<TypographyProps['variant']>;
export type TextLook = Pick<TypographyProps, 'align' | 'color' | 'gutterBottom' | 'noWrap'> & {
  variant: Variant;
};

/** Some elements, such as buttons, have a font of their own where nothing is said. */
const inherited = { font: 'inherit', lineHeight: 'inherit', letterSpacing: 'inherit' };
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The rules of a text in one of the type roles. */
export function textRules(
  theme: Theme,
  { variant, align = 'inherit', color, noWrap, gutterBottom }: TextLook,
): CSSObject {
  return {
    margin: 0,
    ...(variant === 'inherit' ? inherited : (theme.typography[variant] as CSSObject)),
    ...colourOf(theme, color),
    ...(align !== 'inherit' && { textAlign: align }),
    ...(noWrap && cut),
    ...(gutterBottom && { marginBottom: '0.35em' }),
  };
}

/** The names that MUI's `Typography` takes. */
function colourOf({ vars: { palette } }: Theme, color: TextLook['color']): CSSObject {
  if (color === 'textPrimary') return { color: palette.text.primary };
  if (color === 'textSecondary') return { color: palette.text.secondary };
  if (color === 'textDisabled') return { color: palette.text.disabled };
  const named = typeof color === 'string' ? palette[color as 'primary'] : undefined;
  return named?.main ? { color: named.main } : {};
}
