import { sql } from 'kysely';
import { check, fplStatus, sendEvent, tos } from '@touchline/shared/wire';
import { badRequest } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Rule } from '../../platform/http/throttles';
import type { Services } from '../../services';
import { countEvents } from './countEvents';
import { checkEvent } from './events';
import { findGameFault } from './gameStatus';
import { readSettings } from './settings';
import { sweepEvents } from './sweepEvents';
import { termsHtml } from './terms';

const eventLimit: Rule = { name: 'event', most: 600, seconds: 300 };

/** Specification section 7, "General", without the timeline and the dashboard. */
export function generalRoutes({ kit, db, clock, fpl, jobs }: Services): void {
  jobs.every('count events', 3600, async () => countEvents(db, clock.now()), { queue: 'sweeps' });
  jobs.every('sweep events', 3600, async () => void (await sweepEvents({ db, clock })), { queue: 'sweeps' });

  route(kit, check, async () => {
    const { alert, app_support } = await readSettings(db);
    return { alert, app_support };
  });

  route(kit, fplStatus, async () => {
    const fault = await findGameFault(db, fpl);
    return fault === undefined
      ? { message: 'The game’s data is up to date.' }
      : { success: false, message: fault };
  });

  route(kit, tos, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { payload: termsHtml };
  });

  route(
    kit,
    sendEvent,
    async ({ params, body, visitor }) => {
      if (body.slug !== undefined && body.slug !== params.slug) {
        throw badRequest('slug is not the one of the address.', { slug: 'is not the one of the address' });
      }
      const { data, route: where } = checkEvent(params.slug, body);
      const place = where === undefined ? null : JSON.stringify(where);
      // Staff open what was live when a fault was reported (docs/decisions/0107).
      const generation =
        params.slug === 'remote_fault'
          ? sql`jsonb_build_object('generation', (select generation from release_registry))`
          : sql`'{}'::jsonb`;
      await db.run(sql`insert into event (slug, account_id, data, route, at) values (${params.slug},
        ${visitor?.id ?? null}, ${JSON.stringify(data)}::jsonb || ${generation}, ${place}::jsonb,
        ${new Date(clock.now())})`);
      return {};
    },
    { limit: eventLimit },
  );
}
