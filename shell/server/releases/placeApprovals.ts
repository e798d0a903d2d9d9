import { declaredPlaces, type PlaceOrders } from '@touchline/api/places';
import type { Release, RemoteReleases } from './releaseDocument';
import { withDeclared } from './undeclared';

/** After everything, that without an order included. */
const afterAll = 1001;

const smallest = (one: PlaceOrders, other: PlaceOrders): PlaceOrders => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([place, order]) => [place, Math.min(order, one[place] ?? order)]),
  ),
});

const declaredBy = (remote: string, release: Release) => declaredPlaces(withDeclared(remote, release));

/**
 * Places of a remote that an administrator, or whoever has the data folder, has approved. What was served before approvals were recorded
 * keeps its places.
 */
export function approvedOf(
  remote: string,
  { approved, live, previous, releases }: RemoteReleases,
): PlaceOrders {
  if (approved) return approved;
  const served = releases.filter(({ id }) => id === live || id === previous);
  return served.reduce<PlaceOrders>((orders, release) => smallest(orders, declaredBy(remote, release)), {});
}

/** With a release that is added to those of its remote: only a trusted one brings its own approval. */
export const approvedWith = (remote: string, releases: RemoteReleases, release: Release): PlaceOrders =>
  release.trusted
    ? smallest(approvedOf(remote, releases), declaredBy(remote, release))
    : approvedOf(remote, releases);

/** Where a place stands: as declared, but not further up than approved. */
export function standingOrder(approved: PlaceOrders, place: string, declared: number): number {
  const approvedOrder = approved[place];
  return approvedOrder === undefined ? afterAll : Math.max(declared, approvedOrder);
}
