import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Security headers of every answer. Content policies are set by the pages, each with its nonce, and by the
 * API.
 */
export const securityHeaders = (publicUrl: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: false,
  strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
});
