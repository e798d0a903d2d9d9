/** Pixels that a line of letters takes, and what is left free around it. */
export const labelHeight = 11;
const gap = 4;

/** Half the width of two letters, in pixels. */
export const halfLabel = 10;

/**
 * Where the letters above a bar begin, in pixels from the chart's top: right over the bar, or over the line where that
 * would run through them.
 *
 * @param barTop upper end of the bar
 * @param line heights of the line over the width of the letters, at their ends and in their middle; none where there is
 * no line
 */
export function labelTop(barTop: number, line: readonly number[] = []): number {
  const overBar = barTop - gap - labelHeight;
  const isCrossed = Math.max(...line) > overBar - gap && Math.min(...line) < barTop;
  return isCrossed ? Math.min(...line) - gap - labelHeight : overBar;
}
