/** Ranks items; equal values share the better rank. */
export function rankBy<Item>(
  items: readonly (Item | undefined)[],
  value: (item: Item) => number,
  give: (item: Item, rank: number) => void,
): void {
  const ranked = items.filter((item) => item !== undefined).sort((one, other) => value(other) - value(one));
  let rank = 0;
  ranked.forEach((item, index) => {
    const before = ranked[index - 1];
    if (before === undefined || value(before) !== value(item)) rank = index + 1;
    give(item, rank);
  });
}
