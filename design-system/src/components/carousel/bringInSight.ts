/** Scrolls a row horizontally until a child is in the middle, without scrolling the page. */
export function bringInSight(row: HTMLElement, child: HTMLElement): void {
  row.scrollLeft = child.offsetLeft - row.offsetLeft - (row.clientWidth - child.clientWidth) / 2;
}
