interface DayCount {
  readonly slug: string;
  /** `2024-02-10` */
  readonly day: string;
  readonly count: number;
}

/** Maximum number of days in the bar chart. */
const mostDays = 14;
/** Kinds of events with a colour of their own; the rest are one series. */
const mostSlugs = 5;
const rest = 'others';

/** Counts of events as stacked bars: one bar per day, parts by kind, the most frequent kinds first. */
export function eventsByDay(counts: readonly DayCount[]) {
  const days = [...new Set(counts.map(({ day }) => day))].sort().slice(-mostDays);
  const shown = counts.filter(({ day }) => days.includes(day));
  const sumOf = (matches: (count: DayCount) => boolean) =>
    shown.filter(matches).reduce((sum, { count }) => sum + count, 0);
  const bySize = [...new Set(shown.map(({ slug }) => slug))].sort(
    (one, other) => sumOf(({ slug }) => slug === other) - sumOf(({ slug }) => slug === one),
  );
  const common = bySize.slice(0, mostSlugs);
  const slugs = bySize.length > mostSlugs ? [...common, rest] : common;
  const isIn = (part: string, slug: string) => (part === rest ? !common.includes(slug) : slug === part);
  return {
    slugs,
    days: days.map((day) => ({
      day,
      total: sumOf((count) => count.day === day),
      values: slugs.map((part) => sumOf((count) => count.day === day && isIn(part, count.slug))),
    })),
  };
}
