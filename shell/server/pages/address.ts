import type { FastifyRequest } from 'fastify';

/**
 * Path of the request's first line. It is not parsed as a link: `//elsewhere/` is a path here and not a host,
 * and an invalid address is an unknown page.
 */
export function pathOf(address: string): string {
  const whole = address.startsWith('/') ? `http://page.invalid${address}` : address;
  return URL.canParse(whole) ? new URL(whole).pathname : address;
}

/** Path and query of the address. */
export const addressOf = ({ url }: FastifyRequest) => pathOf(url) + queryOf(url);

/** @returns the query with its question mark, or nothing */
export function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
