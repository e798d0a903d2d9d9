import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Headers of every answer. Policies of content are the pages' and the API's own, each page with its nonce. */
export const securityHeaders = (publicUrl: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
});
