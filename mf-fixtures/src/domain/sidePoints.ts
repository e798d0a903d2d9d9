import { comparePointCategories } from '@touchline/shared/domain';
import type { FixturesPoints } from '@touchline/shared/wire';

type SideRow = FixturesPoints['rows'][number];

/** The categories that gave or cost anybody points, in the specification's order. */
export function categoriesOf(rows: readonly SideRow[]): string[] {
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

/**
 * The parts of a side's bar. A chart has six colours that can be told apart, so provisional bonus stands with
 * the official one and the rarer categories stand together; the table beside it has them all.
 */
export const barParts: readonly { label: string; categories: readonly string[] }[] = [
  { label: 'Goals', categories: ['goals_scored'] },
  { label: 'Assists', categories: ['assists'] },
  { label: 'Minutes', categories: ['minutes'] },
  { label: 'Clean sheets', categories: ['clean_sheets'] },
  { label: 'Bonus', categories: ['bonus', 'bonus_provisional'] },
];

export const barLabels: readonly string[] = [...barParts.map(({ label }) => label), 'Other'];

/** Points of each part, `Other` last: together they are all the categories gave. */
export function barValues({ categories }: SideRow): number[] {
  const values = barParts.map((part) => sumOf(part.categories.map((category) => categories[category] ?? 0)));
  return [...values, sumOf(Object.values(categories)) - sumOf(values)];
}

const sumOf = (points: readonly number[]) => points.reduce((sum, value) => sum + value, 0);
