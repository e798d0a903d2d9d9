/** Layout: sections stacked on a phone, in two columns from 900 px. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
} as const;
