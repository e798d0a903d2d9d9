import { createServer } from 'node:net';

/**
 * Checks that the server can listen, before a start changes anything on disk or in the database.
 *
 * @throws the listener's error, with `code` and `port`
 */
export function checkPort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}
