import type { SxProps, Theme } from '@mui/material/styles';
import { rowHeight } from '../theme/tokens';

const touch = '@media (pointer: coarse)';

/**
 * One rule set for the whole table. Cells are plain elements without styles of their own: eight hundred rows
 * of styled cells would take longer to style than to draw.
 */
export const tableStyles: SxProps<Theme> = (theme) => ({
  position: 'relative',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 1.4,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  '& .scroll': { overflow: 'auto', maxHeight: 'max(480px, calc(100dvh - 150px))' },
  '& table': { borderCollapse: 'separate', borderSpacing: 0, width: '100%', ...theme.typography.table },
  '& th, & td': {
    padding: '4px 8px',
    height: rowHeight.compact,
    boxSizing: 'border-box',
    backgroundColor: theme.vars.palette.background.paper,
    textAlign: 'left',
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
    [touch]: { height: rowHeight.comfortable },
  },
  '&[data-density="comfortable"] :is(th, td)': { height: rowHeight.comfortable },
  '& thead th': {
    ...theme.typography.tableHead,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 36,
    padding: 0,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
  '& tbody th[scope="row"], & thead th:first-of-type': { position: 'sticky', left: 0, zIndex: 1 },
  '& thead th:first-of-type': { zIndex: 3 },
  '& [data-scrolled] :is(tbody th[scope="row"], thead th:first-of-type)': {
    borderRight: `1px solid ${theme.vars.palette.outline.main}`,
  },
  '& [data-kind="number"], & [data-kind="rank"]': { textAlign: 'right' },
  '& [data-kind="mark"]': { textAlign: 'center' },
  // Above all but the first, never below all but the last: "last" has every row looked at anew when one comes.
  '& tbody tr + tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
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
  '& th[aria-sort="ascending"], & th[aria-sort="descending"]': { color: theme.vars.palette.text.primary },
  '& abbr': { textDecoration: 'none' },
  '& .arrow': { display: 'inline-block', width: '1.1em', textAlign: 'center' },
  // Numbers end where their heading does: the arrow stands before it, and beside a centred one.
  '& :is([data-kind="number"], [data-kind="rank"]) > button.heading': {
    display: 'flex',
    flexDirection: 'row-reverse',
    '& > .arrow': { flexShrink: 0, marginLeft: '-0.4em' },
  },
  '& [data-kind="mark"] > button.heading > .arrow': { marginInline: '0 -1.1em' },
  '& tbody tr.spacer > td': { padding: 0, border: 0, height: 'auto' },
  '& a': { color: 'inherit', fontWeight: 600, textDecorationThickness: 1, textUnderlineOffset: 3 },
});
