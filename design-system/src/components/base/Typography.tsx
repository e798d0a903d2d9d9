import type { Theme } from '@mui/material/styles';
import type { default as MuiTypography, TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';
import { useStyledClass } from '../../theme/pageStyles';
import { textRules, type TextLook, type Variant } from './textRules';

const elements: Readonly<Partial<Record<Variant, ElementType>>> = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  body1: 'p',
  body2: 'p',
  inherit: 'p',
  kpi: 'p',
};

function baseOf(look: TextLook) {
  const { variant, align, color, noWrap, gutterBottom } = look;
  const name = `text ${variant} ${align} ${color} ${noWrap} ${gutterBottom}`;
  return { name, rules: (theme: Theme) => textRules(theme, look) };
}

function TypographyElement({
  component,
  sx,
  className,
  variant = 'body1',
  align,
  color,
  gutterBottom,
  noWrap,
  variantMapping: _elements,
  classes: _classes,
  ...props
}: TypographyProps & { component?: ElementType }) {
  const Element: ElementType = component ?? elements[variant] ?? 'span';
  const base = baseOf({ variant, align, color, gutterBottom, noWrap });
  return <Element {...props} className={useStyledClass({ sx, className, base })} />;
}

/** Text in one of the type roles, with the types of MUI's `Typography`. For why it is ours, see `Box`. */
export const Typography = TypographyElement as typeof MuiTypography;
export type { TypographyProps };
