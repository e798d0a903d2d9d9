import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from '../components/states/visuallyHidden';
import { rowHeight, target } from '../theme/tokens';

const touch = '@media (pointer: coarse)';

/** The first cell of a row, also in the footer. */
const rowHead = ':is(tbody, tfoot) th[scope="row"]';

/** One rule set for the whole table: its cells are plain elements without styles of their own. */
export const tableStyles: SxProps<Theme> = (theme) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 1.4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  // Height of the headings with the line below them.
  '& .frame': { position: 'relative', containerType: 'inline-size', '--head': '37px' },
  '& .frame:has(button.heading, button.sort)': { [touch]: { '--head': '45px' } },
  '--row': `${rowHeight.compact}px`,
  '&[data-density="comfortable"]': { '--row': `${rowHeight.comfortable}px` },
  [touch]: {
    '--row': `${rowHeight.comfortable}px`,
    // The name's target is its whole cell, which is its containing block; other controls of the cell stay above it.
    '& tbody th[scope="row"] .inline-link': {
      position: 'static',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& tbody th[scope="row"] :is(label, .MuiButtonBase-root)': { position: 'relative', zIndex: 1 },
  },
  '& .scroll': { overflow: 'auto', maxHeight: 'max(480px, calc(100dvh - 150px))' },
  '& [data-whole] > .scroll': { maxHeight: 'none' },
  '& [data-more]::after': {
    content: '""',
    position: 'absolute',
    inset: '0 var(--scroll-bar, 0) 0 auto',
    zIndex: 4,
    width: 20,
    pointerEvents: 'none',
    background: `linear-gradient(to right, transparent, ${theme.vars.palette.surface.sunken}) 0 0 / 100% var(--head) no-repeat,
      linear-gradient(to right, transparent, ${theme.vars.palette.background.paper}) 0 var(--head) no-repeat`,
  },
  '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%', ...theme.typography.table },
  '& caption': visuallyHidden,
  '& th, & td': {
    padding: '4px 8px',
    height: 'var(--row)',
    boxSizing: 'border-box',
    backgroundColor: theme.vars.palette.background.paper,
    textAlign: 'left',
    fontWeight: 'inherit',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    ...theme.typography.tableHead,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 'calc(var(--head) - 1px)',
    padding: 0,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  [`& ${rowHead}, & thead th:first-of-type`]: { position: 'sticky', left: 0, zIndex: 1 },
  '& thead th:first-of-type': { zIndex: 3 },
  // The line beside the first column is visible only while content is scrolled below it.
  [`& [data-scrolled] :is(${rowHead}, thead th:first-of-type)`]: {
    borderRight: `1px solid ${theme.vars.palette.outline.main}`,
  },
  // One pixel less because of the line, so that the content does not move.
  [`& [data-scrolled] ${rowHead}`]: { paddingRight: '7px' },
  '& [data-kind="number"], & [data-kind="rank"]': { textAlign: 'right' },
  '& [data-kind="mark"]': { textAlign: 'center' },
  '& :is(tbody, tfoot) tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& tr[data-pinned] > *': { backgroundColor: theme.vars.palette.surface.sunken },
  '& tr[data-pinned] + tr:not([data-pinned]) > *': {
    borderTop: `2px solid ${theme.vars.palette.outline.main}`,
  },
  '& tr[data-mine] > *': { backgroundColor: theme.vars.palette.you.bg },
  '& tr[data-mine] > th': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.you.main}` },
  '@media (hover: hover)': {
    '& tbody tr:not([data-mine]):hover > *': { backgroundColor: theme.vars.palette.surface.raised },
  },
  '& .heading': {
    display: 'block',
    padding: '0 8px',
    lineHeight: '36px',
  },
  '& button.heading': {
    all: 'unset',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 36,
    padding: '0 8px',
    cursor: 'pointer',
    lineHeight: '36px',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus.main}`, outlineOffset: -2 },
    [touch]: { minHeight: 44, lineHeight: '44px' },
  },
  // A heading with a link, and the sort button beside it.
  '& .linked': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    '& > a': { padding: '0 2px 0 6px', lineHeight: '36px', [touch]: { lineHeight: '44px' } },
  },
  '& button.sort': {
    all: 'unset',
    boxSizing: 'border-box',
    minWidth: 24,
    minHeight: 36,
    textAlign: 'center',
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus.main}`, outlineOffset: -2 },
    [touch]: { minWidth: 32, minHeight: 44 },
  },
  '& th[aria-sort="ascending"], & th[aria-sort="descending"]': { color: theme.vars.palette.text.primary },
  '& abbr': { textDecoration: 'none' },
  '& .arrow': { display: 'inline-block', width: '1.1em', textAlign: 'center' },
  // Right-aligned headings have the arrow on the left, so that numbers and headings end at the same edge.
  '& :is([data-kind="number"], [data-kind="rank"]) > button.heading': {
    display: 'flex',
    flexDirection: 'row-reverse',
    '& > .arrow': { flexShrink: 0, marginLeft: '-0.4em' },
  },
  // A number that is the row's heading, like a gameweek, is left-aligned like names.
  '& :is(thead th:first-of-type, tbody th[scope="row"])[data-kind="number"]': {
    textAlign: 'left',
    '& > button.heading': { flexDirection: 'row', '& > .arrow': { marginLeft: 0 } },
  },
  '& [data-kind="mark"] > button.heading > .arrow': { marginInline: '0 -1.1em' },
  // Rows outside the viewport skip layout and paint of their first cell, the one with drawings. A row itself
  // cannot: content-visibility has no effect on table boxes.
  '& [data-long] tbody th[scope="row"] > *': {
    contentVisibility: 'auto',
    // Assumed size until the first render; on touch screens the star's target increases the height.
    containIntrinsicSize: 'auto 150px auto 28px',
    [touch]: { containIntrinsicSize: `auto 150px auto ${target.touch}px` },
    // Room for the focus ring and the touch target of the star, which content-visibility would clip.
    overflowClipMargin: 12,
  },
  '& a': { color: 'inherit', fontWeight: 600, textDecorationThickness: 1, textUnderlineOffset: 3 },
});
