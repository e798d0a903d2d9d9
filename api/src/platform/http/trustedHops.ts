/** Fastify's `trustProxy`: the client's address is the one seen by the outermost of our own proxies. */
export const trustedHops = (proxies: number) =>
  proxies === 0 ? false : (_: string, hop: number) => hop < proxies;
