import type { RemoteRoute } from '../contract/remote';

/** A page of `userPages`: `access` and `server` only where they differ. */
export type UserPage = Omit<RemoteRoute, 'access'> & Partial<Pick<RemoteRoute, 'access'>>;

/**
 * The routes of a remote with `access: 'user'` and `server: true`, unless a page says otherwise. The contract keeps its
 * own meaning of a route without `server`, and builds of before keep theirs: what a shell and a server get is written out.
 */
export const userPages = (pages: readonly UserPage[]): RemoteRoute[] =>
  pages.map((page) => ({ access: 'user', server: true, ...page }));
