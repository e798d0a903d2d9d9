import type { Percent, Points } from '../domain/units';

/** Shown for a missing value. */
export const noValue = '–';
const trueMinus = '−';

/** `1,204,331`: an integer with a comma at every third digit (decision 0034). */
const grouped = (count: number): string => String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `#1,204,331`. */
export function formatRank(rank: number | null | undefined): string {
  return rank == null ? noValue : `#${grouped(rank)}`;
}

/** `2,345`: a whole number with en-GB grouping. */
export function formatCount(count: number | null | undefined): string {
  return count == null ? noValue : grouped(count).replace('-', trueMinus);
}

/** `5.3`: one decimal. */
export function formatDec1(value: number | null | undefined): string {
  return value == null ? noValue : withTrueMinus(value.toFixed(1));
}

/** `46.2%`. */
export function formatPercent(percent: Percent | null | undefined): string {
  return percent == null ? noValue : `${formatDec1(percent)}%`;
}

/** `8.5m`, from a cost in millions. */
export function formatCost(costInMillions: number | null | undefined): string {
  return costInMillions == null ? noValue : `${formatDec1(costInMillions)}m`;
}

/** `13`, `−1`, and `–` for a footballer who has not played. */
export function formatPoints(points: Points | null | undefined): string {
  return points == null ? noValue : withTrueMinus(String(Math.round(points)));
}

/** `+12`, `−9`, `0`: a gap or a move with its sign. */
export function formatSigned(value: number | null | undefined): string {
  if (value == null) return noValue;
  return value > 0 ? `+${grouped(value)}` : formatCount(value);
}

/** `+0.40`, `−0.40`, `0.00`: a small difference with its sign and a fixed number of decimals. */
export function formatSignedDecimals(value: number, decimals: number): string {
  return `${value > 0 ? '+' : ''}${withTrueMinus(value.toFixed(decimals))}`;
}

/**
 * `+214k`, `-1.2m`: a transfer balance with its sign.
 *
 * Abbreviated "with k above 1000 and m above 1,000,000"; thousands have no decimals, millions have one. A
 * value that would round to 1000k is written as 1.0m.
 */
export function formatBalance(balance: number | null | undefined): string {
  if (balance == null) return noValue;
  const sign = balance > 0 ? '+' : balance < 0 ? '-' : '';
  return sign + abbreviated(Math.abs(balance));
}

/** Smaller numbers are short enough, and abbreviated axis labels could be equal. */
const abbreviatedFrom = 10_000;

/** `4.0m`, `214k`, `5,640`: a number of managers or transfers on the axis of a chart. */
export function formatAmount(amount: number | null | undefined): string {
  if (amount == null || Math.abs(amount) < abbreviatedFrom) return formatCount(amount);
  return (amount < 0 ? trueMinus : '') + abbreviated(Math.abs(amount));
}

function abbreviated(amount: number): string {
  if (amount <= 1000) return String(amount);
  const thousands = Math.round(amount / 1000);
  if (amount <= 1_000_000 && thousands < 1000) return `${thousands}k`;
  return `${(amount / 1_000_000).toFixed(1)}m`;
}

/** `3/10 30.0%`: how many of the view's teams own a footballer. */
export function formatOwnership({
  count,
  total,
  count_share,
}: {
  count: number;
  total: number;
  count_share: Percent;
}): string {
  return `${count}/${total} ${formatPercent(count_share)}`;
}

function withTrueMinus(text: string): string {
  return /^-0(\.0+)?$/.test(text) ? text.slice(1) : text.replace('-', trueMinus);
}
