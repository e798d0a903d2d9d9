import type { Components, Theme } from '@mui/material/styles';
import { elevation } from './madeTokens';
import { fonts, frame, motion, radius, target } from './tokens';

export const touch = '@media (pointer: coarse)';
const calm = '@media (prefers-reduced-motion: reduce)';

/** The keyboard focus ring: it has a gap in the background colour, so that it is visible on any surface. */
const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.focus.main}`,
  outlineOffset: 2,
});

const baseline: Components<Theme>['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    html: { WebkitTextSizeAdjust: '100%' },
    body: { fontSynthesis: 'none' },
    // MUI uses inheritance for box-sizing: then a style change of an element restyles all its children.
    '*, *::before, *::after': { boxSizing: 'border-box' },
    'a, button, summary, [tabindex="0"], input, select, textarea': {
      '&:focus-visible': focusRing(theme),
    },
    // Elements that are focused by script only: a dialog, the heading of a page.
    ':where([tabindex="-1"]):focus-visible': { outline: 'none' },
    'main :is(h1, h2)': { scrollMarginTop: frame.headerDesktop + 16 },
    [calm]: {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // `none` rather than a very short one: every element would have a transition, and a new colour would
        // reach children one by one.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
  }),
};

/** Tabs fade at a side with hidden tabs, that is, where the scroll arrow is enabled. */
const fadingTabs = {
  '&:has(> .MuiTabScrollButton-root) > .MuiTabs-scroller': {
    maskImage:
      'linear-gradient(90deg, transparent, #000 var(--before, 0px) calc(100% - var(--after, 0px)), transparent)',
  },
  '&:has(> .MuiTabScrollButton-root:first-child:not(.Mui-disabled)) > .MuiTabs-scroller': {
    '--before': '24px',
  },
  '&:has(> .MuiTabScrollButton-root:last-child:not(.Mui-disabled)) > .MuiTabs-scroller': {
    '--after': '24px',
  },
};

const pressable: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // A bare button element would use the browser's font.
    styleOverrides: {
      root: ({ theme }) => ({ fontFamily: fonts.text, '&.Mui-focusVisible': focusRing(theme) }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
        minHeight: 40,
        paddingInline: 16,
        [touch]: { minHeight: target.touch },
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
      sizeSmall: {
        minHeight: 32,
        paddingInline: 12,
        fontSize: '0.8125rem',
        [touch]: { minHeight: target.touch },
      },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline.main }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: 32, minHeight: 32, [touch]: { minWidth: target.touch, minHeight: target.touch } },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        minHeight: 36,
        borderColor: theme.vars.palette.outline.main,
        color: theme.vars.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.secondary.main,
          color: theme.vars.palette.secondary.contrastText,
        },
        [touch]: { minHeight: target.touch, minWidth: target.touch },
      }),
    },
  },
  // A spinner needs a text for screen readers.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 999, fontWeight: 600, fontSize: '0.75rem' },
      clickable: { [touch]: { minHeight: target.touch } },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.outline.main }),
    },
  },
};

const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // MUI adds extra padding below the last element of a card.
  MuiCardContent: { styleOverrides: { root: { '&:last-child': { paddingBottom: 16 } } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: elevation.card,
        ...theme.applyStyles('dark', { boxShadow: 'none' }),
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        backgroundColor: theme.vars.palette.surface.raised,
      }),
    },
  },
  // Aligns the buttons with the text above them.
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.control,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
      }),
    },
  },
  // The list would clip an outer focus ring.
  MuiMenuItem: { styleOverrides: { root: { '&&.Mui-focusVisible': { outlineOffset: -2 } } } },
  MuiDrawer: {
    styleOverrides: { paper: { borderRadius: 0 } },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.sunken,
        '&:not(.MuiSkeleton-circular)': { borderRadius: radius.cell },
        '&::after': {
          animationDuration: '1.4s',
          background: `linear-gradient(90deg, transparent, ${theme.vars.palette.background.paper}, transparent)`,
        },
        // In the dark scheme the sunken surface is close to the page's background, and the raised one is a
        // dialog's.
        ...theme.applyStyles('dark', {
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 13%, transparent)`,
        }),
        [calm]: { '&::after': { animation: 'none', background: 'none' } },
      }),
    },
  },
};

const fields: Components<Theme> = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: { borderRadius: radius.control, [touch]: { minHeight: target.touch } },
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline.main }),
    },
  },
  MuiSlider: {
    styleOverrides: { thumb: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { display: 'none' } } },
  MuiFormHelperText: {
    styleOverrides: {
      // Explains why the field is disabled, so it must be readable.
      root: ({ theme }) => ({
        marginInline: 0,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        minWidth: 0,
        paddingInline: 12,
        fontSize: '0.875rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, ...fadingTabs },
      // The selected tab must not be covered by the fade or by the scroll button.
      scroller: { scrollPaddingInline: 48 },
      // A disabled arrow takes no room.
      scrollButtons: { '&.Mui-disabled': { width: 0 } },
      indicator: ({ theme }) => ({ height: 3, backgroundColor: theme.vars.palette.secondary.main }),
    },
  },
};

const tables: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, padding: '6px 8px' }),
      head: ({ theme }) => ({
        ...theme.typography.tableHead,
        backgroundColor: theme.vars.palette.surface.sunken,
      }),
    },
  },
};

export const componentStyles: Components<Theme> = {
  // Media queries are evaluated at the first render, also at hydration, because the server renders for the
  // reader's width.
  MuiUseMediaQuery: { defaultProps: { noSsr: true } },
  MuiCssBaseline: baseline,
  ...pressable,
  ...surfaces,
  ...fields,
  ...tables,
};

/** Written as CSS so that tests and stories read the same numbers. */
export const transition = (property: string, milliseconds: number = motion.state) =>
  `${property} ${milliseconds}ms ${motion.ease}`;
