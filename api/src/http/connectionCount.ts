import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './clientErrors';
import { type ConnectionLimits, connectionLimits } from './connectionLimits';
import { addressKey } from './throttles';

/** How many of something each client's address holds at this moment. */
export interface AddressCount {
  /** Whether the address may have one more; if so, it is counted until `giveBack`. */
  take(address: string): boolean;
  giveBack(address: string): void;
}

type CountOptions = Pick<ConnectionLimits, 'uncounted'> & { readonly most: number };

export function createAddressCount({ most, uncounted }: CountOptions): AddressCount {
  const held = new Map<string, number>();
  return {
    take: (address) => {
      const key = addressKey(address);
      if (uncounted(address) || uncounted(key)) return true;
      const count = (held.get(key) ?? 0) + 1;
      if (count > most) return false;
      held.set(key, count);
      return true;
    },
    giveBack: (address) => {
      const key = addressKey(address);
      const count = (held.get(key) ?? 0) - 1;
      if (count > 0) held.set(key, count);
      else held.delete(key);
    },
  };
}

/** Connections that are counted, each with what takes it out of the count. */
const releases = new WeakMap<Socket, () => void>();

/** The connection is our own web server's, which speaks for many clients: it does not count for its address. */
export const uncountConnection = (socket: Socket): void => releases.get(socket)?.();

export interface CountedConnections {
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** Proxies of our own in front: then every connection is theirs, and they count their clients. */
  readonly trustedProxies: number;
}

/** Refuses connections of an address that has too many open. For every server that listens. */
export function limitConnections(app: FastifyInstance, { limits, trustedProxies }: CountedConnections): void {
  if (trustedProxies > 0) return;
  const { connectionsOfAddress, uncounted } = { ...connectionLimits, ...limits };
  const count = createAddressCount({ most: connectionsOfAddress, uncounted });
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // It has gone already.
    if (address === undefined) return;
    if (!count.take(address)) return refuseConnection(socket);
    const release = () => {
      if (releases.delete(socket)) count.giveBack(address);
    };
    releases.set(socket, release);
    socket.once('close', release);
  });
}
