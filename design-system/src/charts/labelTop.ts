/** Pixels that a line of letters takes, and what is left free around it. */
export const labelHeight = 11;
const gap = 4;

/**
 * Where the letters above a bar begin, in pixels from the chart's top: right over the bar, or over the line where that
 * would run through them.
 *
 * @param barTop upper end of the bar
 * @param lineAt height of the line at the bar's middle; undefined where there is none
 */
export function labelTop(barTop: number, lineAt?: number): number {
  const overBar = barTop - gap - labelHeight;
  const isCrossed = lineAt !== undefined && lineAt > overBar - gap && lineAt < barTop;
  return isCrossed ? lineAt - gap - labelHeight : overBar;
}
