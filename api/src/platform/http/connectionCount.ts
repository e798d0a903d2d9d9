import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './clientErrors';
import { type ConnectionLimits, connectionLimits } from './connectionLimits';
import { addressKey } from './throttles';

/** Counts resources held by each client's address. */
export interface AddressCount {
  /** Takes one if the address is below its limit; it counts until `giveBack`. */
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

/** The counted connections of one server. */
export interface Connections {
  /** Exempts a connection of our own web server, which serves many clients. */
  uncount(socket: Socket): void;
}

export interface CountedConnections {
  readonly limits?: Partial<ConnectionLimits> | undefined;
  /** With proxies of our own in front every connection is theirs, and they do the limiting. */
  readonly trustedProxies: number;
}

/** Refuses connections above the limit of an address. For every listening server. */
export function limitConnections(
  app: FastifyInstance,
  { limits, trustedProxies }: CountedConnections,
): Connections {
  if (trustedProxies > 0) return { uncount: () => {} };
  const { connectionsOfAddress, uncounted } = { ...connectionLimits, ...limits };
  const count = createAddressCount({ most: connectionsOfAddress, uncounted });
  const releases = new WeakMap<Socket, () => void>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // The socket is already closed.
    if (address === undefined) return;
    if (!count.take(address)) return refuseConnection(socket);
    const release = () => {
      if (releases.delete(socket)) count.giveBack(address);
    };
    releases.set(socket, release);
    socket.once('close', release);
  });
  return { uncount: (socket) => releases.get(socket)?.() };
}
