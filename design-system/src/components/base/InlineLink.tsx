import type { CSSObject, Theme } from '@mui/material/styles';
import type { default as MuiLink, LinkProps } from '@mui/material/Link';
import type { ElementType } from 'react';
import { touch } from '../../theme/componentStyles';
import { useStyledClass } from '../../theme/pageStyles';
import { target } from '../../theme/tokens';
import { textRules, type Variant } from './textRules';

type Look = Pick<LinkProps, 'color' | 'underline'> & { variant: Variant; isButton: boolean };

/** A button that looks like the text around it. */
const plainButton: CSSObject = {
  position: 'relative',
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: 0,
  padding: 0,
  cursor: 'pointer',
  userSelect: 'none',
  verticalAlign: 'middle',
  appearance: 'none',
  WebkitTapHighlightColor: 'transparent',
};

/** A link that stands alone, not in a sentence, says so: on touch screens its target is a finger high. */
const alone: CSSObject = {
  '&[data-alone]': { position: 'relative' },
  '&[data-alone]::after': {
    content: '""',
    position: 'absolute',
    inset: '50% -4px auto',
    height: target.touch,
    transform: 'translateY(-50%)',
  },
};

function underlineRules(theme: Theme, { underline, color }: Look): CSSObject {
  if (underline === 'none') return { textDecoration: 'none' };
  if (underline === 'hover') return { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } };
  return {
    textDecoration: 'underline',
    ...(color !== 'inherit' && { textDecorationColor: paleLine(theme, color) }),
    '&:hover': { textDecorationColor: 'inherit' },
  };
}

const paleLine = ({ vars: { palette } }: Theme, color: Look['color']) =>
  color === 'primary'
    ? `rgba(${palette.primary.mainChannel} / 0.4)`
    : 'color-mix(in srgb, currentColor 40%, transparent)';

const linkRules = (theme: Theme, look: Look): CSSObject => ({
  ...textRules(theme, { variant: look.variant }),
  ...theme.unstable_sx({ color: look.color === 'primary' ? 'primary.main' : look.color }),
  ...underlineRules(theme, look),
  textUnderlineOffset: '0.18em',
  ...(look.isButton && plainButton),
  [touch]: alone,
});

function LinkElement({
  component: Element = 'a',
  sx,
  className,
  variant = 'inherit',
  color = 'primary',
  underline = 'always',
  ...props
}: LinkProps & { component?: ElementType }) {
  const look = { variant, color, underline, isButton: Element === 'button' };
  const base = {
    name: `link ${variant} ${color} ${underline} ${look.isButton}`,
    rules: (theme: Theme) => linkRules(theme, look),
  };
  return <Element {...props} className={`inline-link ${useStyledClass({ sx, className, base })}`} />;
}

/** A link in or beside a text, or a button that looks like one, with the types of MUI's `Link`. For why it is ours, see `Box`. */
export const InlineLink = LinkElement as typeof MuiLink;
export type { LinkProps };
