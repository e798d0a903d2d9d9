/** Height of a label and the margin around it, in pixels. */
export const labelHeight = 11;
const gap = 4;

/** Half the width of two letters, in pixels. */
export const halfLabel = 10;

/**
 * Top of a bar's label, in pixels from the chart's top: directly above the bar, or above the line where that
 * would cross the label.
 *
 * @param barTop upper end of the bar
 * @param line heights of the line across the width of the label, at its ends and in the middle; empty without
 *   a line
 */
export function labelTop(barTop: number, line: readonly number[] = []): number {
  const overBar = barTop - gap - labelHeight;
  const isCrossed = Math.max(...line) > overBar - gap && Math.min(...line) < barTop;
  return isCrossed ? Math.min(...line) - gap - labelHeight : overBar;
}
