/** Scrolls a row by most of its visible width: a small part stays visible, for orientation. */
export const moveOn = (row: HTMLElement, direction: 1 | -1): void =>
  row.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' });
