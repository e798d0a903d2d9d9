import { keyframes } from '@mui/material/styles';
import MuiBox from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import MuiTypography from '@mui/material/Typography';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { Box } from './Box';
import { InlineLink } from './InlineLink';
import { Typography } from './Typography';

/** What the rules of an element's classes say, in their order. */
function rulesOf(testId: string): string[] {
  const classes = [...screen.getByTestId(testId).classList].map((name) => `.${name}`);
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return sheets.flatMap(({ cssText }) => {
    const own = classes.find((name) => cssText.includes(name));
    return own ? [cssText.replaceAll(own, '.element').replaceAll(/\s+/g, ' ')] : [];
  });
}

const pulse = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const styles: Record<string, ComponentProps<typeof MuiBox>['sx']> = {
  spaces: { p: 2, mx: 'auto', gap: 1.5, mt: { xs: 1, md: 4 } },
  colours: { bgcolor: 'surface.sunken', color: 'text.secondary', borderColor: 'divider', border: 1 },
  sizes: { width: 0.5, maxWidth: 'sm', height: '3rem', borderRadius: 2, flex: '1 1 0' },
  'a role of text': { typography: 'caption', fontWeight: 700, fontStyle: 'italic' },
  'other elements': {
    '& > li': { p: 1 },
    '&:hover': { bgcolor: 'action.hover' },
    '@media print': { display: 'none' },
  },
  'a function of the theme': ({ vars, breakpoints }) => ({
    color: vars.palette.primary.main,
    [breakpoints.up('md')]: { display: 'none' },
  }),
  'a function for one value': { color: ({ vars }) => vars.palette.error.main },
  'a list with nothing in it': [{ p: 1 }, false, { p: 2, color: 'primary.main' }],
  'an animation': { animation: `${pulse} 1s infinite` },
};

describe('a box has the rules that MUI makes of its sx', () => {
  test.each(Object.entries(styles))('%s', (_name, sx) => {
    render(
      <TouchlineTheme>
        <MuiBox sx={sx} data-testid="mui" />
        <Box sx={sx} data-testid="ours" />
        <Box sx={typeof sx === 'object' && !Array.isArray(sx) ? { ...sx } : sx} data-testid="again" />
      </TouchlineTheme>,
    );
    expect(rulesOf('mui')).not.toEqual([]);
    expect(rulesOf('ours')).toEqual(rulesOf('mui'));
    expect(rulesOf('again')).toEqual(rulesOf('mui'));
  });
});

const texts: Record<string, ComponentProps<typeof MuiTypography>> = {
  nothing: {},
  'a role': { variant: 'h1' },
  'the role around it': { variant: 'inherit' },
  'a role and more': { variant: 'caption', sx: { color: 'text.secondary', fontWeight: 700 } },
  'one line': { variant: 'body2', noWrap: true },
  'a colour of the palette': { color: 'error' },
  'a colour of text': { color: 'textSecondary' },
  'a margin below': { gutterBottom: true },
};

describe('a text has the rules and the element of MUI’s Typography', () => {
  test.each(Object.entries(texts))('%s', (_name, props) => {
    render(
      <TouchlineTheme>
        <MuiTypography {...props} data-testid="mui" />
        <Typography {...props} data-testid="ours" />
      </TouchlineTheme>,
    );
    expect(rulesOf('mui')).not.toEqual([]);
    expect(rulesOf('ours')).toEqual(rulesOf('mui'));
    expect(screen.getByTestId('ours').tagName).toBe(screen.getByTestId('mui').tagName);
  });

  test.each([
    ['kpi', 'P'],
    ['table', 'SPAN'],
    ['cardName', 'SPAN'],
  ] as const)('and a role of ours, %s, its element', (variant, element) => {
    render(<Typography variant={variant}>Text</Typography>);
    expect(screen.getByText('Text').tagName).toBe(element);
  });

  test('also when it is aligned', () => {
    render(
      <TouchlineTheme>
        <Typography align="center">Text</Typography>
      </TouchlineTheme>,
    );
    expect(screen.getByText('Text')).toHaveStyle({ textAlign: 'center' });
  });
});

describe('a box', () => {
  test('is the element or the component that it is told to be, with its properties', () => {
    render(
      <Box component="a" href="/fixtures" sx={{ p: 1 }} className="place">
        Fixtures
      </Box>,
    );
    expect(screen.getByRole('link', { name: 'Fixtures' })).toHaveClass('place');
  });

  test('without an sx is a plain element', () => {
    render(<Box data-testid="plain" />);
    expect(screen.getByTestId('plain').outerHTML).toBe('<div data-testid="plain"></div>');
  });

  test('that is given styles from around it lets these have precedence', () => {
    function Inner({ className }: { className?: string }) {
      return <Box sx={{ color: 'rgb(1, 1, 1)', opacity: 0.5 }} className={className} data-testid="inner" />;
    }
    render(
      <TouchlineTheme>
        <Box component={Inner} sx={{ color: 'rgb(2, 2, 2)' }} />
      </TouchlineTheme>,
    );
    expect(screen.getByTestId('inner')).toHaveStyle({ color: 'rgb(2, 2, 2)', opacity: '0.5' });
  });

  test('follows styles that change', () => {
    const { rerender } = render(<Box sx={{ width: '10%' }} data-testid="bar" />);
    rerender(<Box sx={{ width: '20%' }} data-testid="bar" />);
    expect(screen.getByTestId('bar')).toHaveStyle({ width: '20%' });
  });
});

const links: Record<string, ComponentProps<typeof MuiLink>> = {
  'in a sentence': {},
  'without a line until it is pointed at': { underline: 'hover' },
  'without a line': { underline: 'none' },
  'in the colour around it': { color: 'inherit', variant: 'caption' },
  'in a colour of its own': { color: 'text.secondary', sx: { fontWeight: 700 } },
};

const looks = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'margin',
  'text-decoration',
];
const lookOf = (testId: string) => {
  const style = getComputedStyle(screen.getByTestId(testId));
  return looks.map((property) => `${property}: ${style.getPropertyValue(property)}`);
};

describe('a link looks as MUI’s', () => {
  test.each(Object.entries(links))('%s', (_name, props) => {
    render(
      <TouchlineTheme>
        <MuiLink href="/" {...props} data-testid="mui" />
        <InlineLink href="/" {...props} data-testid="ours" />
      </TouchlineTheme>,
    );
    expect(lookOf('ours')).toEqual(lookOf('mui'));
  });

  test('and can be a button', () => {
    render(
      <InlineLink component="button" type="button">
        Forgot password?
      </InlineLink>,
    );
    expect(screen.getByRole('button', { name: 'Forgot password?' })).toHaveStyle({
      cursor: 'pointer',
      padding: '0px',
    });
  });
});
