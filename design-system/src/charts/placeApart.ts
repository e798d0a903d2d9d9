interface Room {
  /** Least distance between two. */
  apart: number;
  from: number;
  to: number;
}

/**
 * Places for things that want to stand at `wanted`, so that no two overlap and all stay between `from` and `to`
 * where there is room; in the order they came. Each keeps as near to where it wants to be as the others let it.
 */
export function placeApart(wanted: readonly number[], { apart, from, to }: Room): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let free = from;
  for (const at of order) {
    places[at] = Math.max(free, wanted[at] ?? 0);
    free = (places[at] ?? 0) + apart;
  }
  let end = to;
  for (const at of order.reverse()) {
    places[at] = Math.min(end, places[at] ?? 0);
    end = (places[at] ?? 0) - apart;
  }
  return places;
}
