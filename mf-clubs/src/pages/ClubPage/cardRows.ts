/** Styles of a list in a card, each row with content at its end. */
export const rows = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 48,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& > li:first-of-type': { borderTop: 0 },
} as const;
