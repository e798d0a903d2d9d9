import { inMillions, type Position } from '@touchline/shared/domain';
import { dashboard, microFootballerChartData, microWidget } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { findOwnResult } from '../../game/handlers/teams';
import type { Services } from '../../services';
import { categoryCounts, widgets } from './widgets';

/** Specification section 7: Home in one call, or one widget of it. */
export function dashboardRoutes(services: Services): void {
  gameRoute(services, dashboard, async ({ reading }) => {
    const payload = {
      status: await widgets.status(services, reading),
      roster: await widgets.roster(services, reading),
      rivals: await widgets.rivals(services, reading),
      fixtures: await widgets.fixtures(services, reading),
      footballers: await widgets.footballers(services, reading),
      transfers: await widgets.transfers(services, reading),
      categories: categoryCounts(reading),
    };
    return { payload };
  });

  gameRoute(services, microWidget, async ({ reading, params: { name } }) => ({
    payload: { [name]: await widgets[name](services, reading) },
  }));

  gameRoute(services, microFootballerChartData, async ({ season, reading }) => {
    const own = await findOwnResult(services, reading);
    const mine = new Set(own?.squad.map(({ footballer_id }) => footballer_id));
    const played = season.footballers.filter(({ minutes }) => minutes > 0);
    const footballers = played.map((one) => ({
      id: one.id,
      name: one.name,
      club_id: one.club_id,
      position: one.position as Position,
      cost: inMillions(one.price),
      total_points: one.total_points,
      minutes: one.minutes,
      goals_scored: one.goals_scored,
      assists: one.assists,
      creativity: one.creativity,
      threat: one.threat,
      bonus: one.bonus,
      mine: mine.has(one.id),
    }));
    return { payload: { footballers } };
  });
}
