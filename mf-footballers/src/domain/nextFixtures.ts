import type { UpcomingFixture } from '@touchline/shared/wire';

/** The next fixtures, those of one gameweek together: blanks are skipped, doubles count as two. */
export function nextFixtures(
  byGameweek: Readonly<Record<string, readonly UpcomingFixture[]>>,
  count: number,
): UpcomingFixture[][] {
  const gameweeks = Object.keys(byGameweek).sort((a, b) => Number(a) - Number(b));
  let left = count;
  return gameweeks.flatMap((gameweek) => {
    const shown = (byGameweek[gameweek] ?? []).slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [shown];
  });
}

/** The same for a list of cells that name their gameweek. */
export function togetherByGameweek<Cell extends { readonly gameweek_id: number | null }>(
  cells: readonly Cell[],
): Cell[][] {
  return cells.reduce<Cell[][]>((groups, cell) => {
    const last = groups.at(-1);
    if (last !== undefined && cell.gameweek_id !== null && last[0]?.gameweek_id === cell.gameweek_id)
      last.push(cell);
    else groups.push([cell]);
    return groups;
  }, []);
}
