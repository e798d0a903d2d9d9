import { tokens } from '@touchline/design-system';

const { sheet } = tokens.radius;

/** The frame of a dialog that stands on the bottom edge. */
export const onBottomEdge = { '& .MuiDialog-container': { alignItems: 'flex-end' } } as const;

/** A dialog on a phone: a sheet that grows from the bottom edge. */
export const bottomSheet = {
  m: 0,
  width: '100%',
  maxHeight: '92dvh',
  borderRadius: `${sheet}px ${sheet}px 0 0`,
} as const;
