import { comparePointCategories } from '@touchline/shared/domain';
import type { FixturesPoints } from '@touchline/shared/wire';

type SideRow = FixturesPoints['rows'][number];

/** Categories with points for at least one footballer, in the specification's order. */
export function categoriesOf(rows: readonly WithCategories[]): string[] {
  const all = rows.flatMap(({ categories }) =>
    Object.keys(categories).filter((category) => categories[category] !== 0),
  );
  return [...new Set(all)].sort(comparePointCategories);
}

/** The other side of the row's fixture: of `ars-mci` and `ars` it is `mci`. */
export function opponentIn({ fixture_id, club_id }: SideRow): string {
  const [home = '', away = ''] = fixture_id.split('-');
  return home === club_id ? away : home;
}

interface WithCategories {
  readonly categories: Readonly<Record<string, number>>;
}

/** Points of all rows together, by category. */
export function sumByCategory(rows: readonly WithCategories[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { categories } of rows)
    for (const [category, points] of Object.entries(categories))
      sums[category] = (sums[category] ?? 0) + points;
  return sums;
}
