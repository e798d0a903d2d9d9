/** Fastify's `trustProxy`: the client's address is what the outermost of our own proxies saw. */
export const trustedHops = (proxies: number) =>
  proxies === 0 ? false : (_: string, hop: number) => hop < proxies;
