import { dashboard } from '@touchline/shared/wire';
import { route } from '../../plugins/route';
import type { Services } from '../../services';
import { freshness, startReading } from '../../state/gameServices';
import { categoryCounts, widgets } from './widgets';

/** Specification section 7: Home in one call. */
export function dashboardRoutes(services: Services): void {
  route(services.kit, dashboard, async ({ account }) => {
    const reading = await startReading(services, account);
    const payload = {
      status: await widgets.status(services, reading),
      roster: await widgets.roster(services, reading),
      rivals: await widgets.rivals(services, reading),
      fixtures: await widgets.fixtures(services, reading),
      footballers: await widgets.footballers(services, reading),
      transfers: await widgets.transfers(services, reading),
      categories: categoryCounts(reading),
    };
    return { success: true, payload, ...freshness(reading) };
  });
}
