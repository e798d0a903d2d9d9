/** Whether an override names an address in place of a release: ids of releases have no colon. */
export const isAddress = (id: string): boolean => id.includes(':') || id === 'localhost';

/**
 * Origin of a remote that its developer serves on the reader's own machine; `http://localhost:3102` for the
 * override `localhost:3102`. Other spellings of the same machine are refused, so that a policy, a hash and a
 * notice all name the same origin.
 *
 * @returns undefined for everything but `localhost` with a port from 1024 to 65535
 */
export function localOrigin(id: string): string | undefined {
  const [, port = ''] = /^localhost:([1-9]\d{3,4})$/.exec(id) ?? [];
  return port !== '' && Number(port) >= 1024 && Number(port) <= 65_535 ? `http://${id}` : undefined;
}

/** Origins of all previews that are served by their developers. */
export const localOrigins = (previews: Readonly<Record<string, string>> = {}): readonly string[] => [
  ...new Set(Object.values(previews).flatMap((id) => localOrigin(id) ?? [])),
];
