interface Room {
  /** Minimum distance between two. */
  apart: number;
  from: number;
  to: number;
}

/**
 * Positions near `wanted` without overlap, between `from` and `to` if there is room, in the given order. Each
 * stays as close to its wanted position as the others allow.
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
