import { createServer } from 'node:net';
import { ConfigError } from '../config';

/**
 * Checks that the server can listen, before a start changes anything on disk or in the database.
 *
 * @throws {ConfigError} for a host that nobody knows
 * @throws the listener's error, with `code` and `port`
 */
export function checkPort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.syscall === 'getaddrinfo' ? new ConfigError('HOST', host, 'an address of this machine') : error,
      ),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
