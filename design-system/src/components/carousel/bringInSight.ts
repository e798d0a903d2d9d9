/** Scrolls a row sideways until one of its children is in the middle, without moving the page. */
export function bringInSight(row: HTMLElement, child: HTMLElement): void {
  row.scrollLeft = child.offsetLeft - row.offsetLeft - (row.clientWidth - child.clientWidth) / 2;
}
