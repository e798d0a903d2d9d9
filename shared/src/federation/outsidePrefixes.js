// @ts-check

const liesUnder = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`);

/**
 * Paths of pages, of places in the navigation and of what these cover that lie outside the remote's prefixes. A build and a
 * publish both ask.
 *
 * @param {{ prefixes: readonly string[], routes: readonly { path: string }[], places?: readonly { to: string, covers?: readonly string[] }[] }} remote
 * @returns {string[]}
 */
export function outsidePrefixes({ prefixes, routes, places = [] }) {
  const paths = [
    ...routes.map(({ path }) => path),
    ...places.flatMap(({ to, covers = [] }) => [to.replace(/\?.*/, ''), ...covers]),
  ];
  return paths.filter((path) => !prefixes.some((prefix) => liesUnder(path, prefix)));
}
