import { Gauge } from 'prom-client';
import { createAddressCount } from '../../platform/http/connectionCount';
import { ApiProblem, tooManyRequests, unavailable } from '../../platform/http/problems';
import type { Services } from '../../services';
import { createStreamHub } from './streamHub';

/** Maximum number of open streams per process; further clients are refused, to connect to another one. */
const mostStreams = 20_000;

/**
 * `GET /v1/stream`: server-sent events. `fixture` and `points` tell everybody that live data has changed,
 * `state` tells the tabs of one account that its own state has changed. With `Last-Event-ID` missed events
 * are sent first.
 */
export function streamRoutes({ kit, db, game, sessions, metrics, connection }: Services): void {
  const hub = createStreamHub({ db, game, sessions, log: kit.app.log });
  const { streamsOfAddress, uncounted } = connection;
  const streams = createAddressCount({ most: streamsOfAddress, uncounted });
  kit.app.addHook('preClose', () => hub.close());
  kit.app.addHook('onReady', () => hub.check());
  new Gauge({
    name: 'live_streams',
    help: 'Open event streams',
    registers: [metrics],
    collect() {
      this.set(hub.size);
    },
  });

  // Without HEAD: the stream has no end.
  kit.app.get('/v1/stream', { exposeHeadRoute: false }, async (request, reply) => {
    if (request.headers['x-api-key'] !== kit.apiKey) {
      throw new ApiProblem(
        401,
        'bad_api_key',
        'The header x-api-key is missing or is not the key of a known client.',
      );
    }
    if (hub.size >= mostStreams) throw unavailable('Too many are listening. Try again in a moment.', 5);
    const account = await sessions.authenticate(request, true);
    const after = request.headers['last-event-id'];
    const { ip } = request;
    if (!streams.take(ip)) throw tooManyRequests(30);
    reply.raw.once('close', () => streams.giveBack(ip));
    reply.hijack();
    hub.open(reply.raw, account, typeof after === 'string' ? after : undefined);
  });
}
