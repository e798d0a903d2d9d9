/** Scrolls a row by most of what it shows: a little of it stays in sight, as orientation. */
export const moveOn = (row: HTMLElement, direction: 1 | -1): void =>
  row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' });
