import type { Season } from './season';

type Argument = string | number;

/**
 * A report that is computed once per state of a season and per set of further arguments. The state owns the result
 * (`Season.derived`), so both are released together, and two reports never share a result.
 *
 * @param make must depend on its arguments only; a result that it throws is not kept
 */
export function perSeason<Rest extends readonly Argument[], Value>(
  make: (season: Season, ...rest: Rest) => Value,
): (season: Season, ...rest: Rest) => Value {
  return (season, ...rest) => {
    const values = season.derived.get(make) ?? new Map<string, unknown>();
    season.derived.set(make, values);
    const key = JSON.stringify(rest);
    if (!values.has(key)) values.set(key, make(season, ...rest));
    return values.get(key) as Value;
  };
}
