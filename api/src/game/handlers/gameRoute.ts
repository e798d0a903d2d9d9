import type { Call } from '@touchline/shared/wire';
import { type Answer, type Asked, route, type RouteKit } from '../../platform/http/route';
import type { TeamFacts } from '../reports/teamOverview';
import { freshness, type GameServices, type Reading, startReading } from './gameServices';
import { readOwnFacts } from './teams';
import { readView, type ViewGroup } from './viewGroup';

/** Input of a handler about the game: the validated request, and the game as the reader may see it. */
export interface GameAsked<C> extends Asked<C>, Pick<Reading, 'season' | 'now' | 'personal'> {
  readonly reading: Reading;
  /** The reader's own team. @throws 404 when none is linked */
  readonly own: () => Promise<TeamFacts>;
  /** The teams of the stored view with their squads. */
  readonly viewGroup: () => Promise<ViewGroup>;
}

/** The fields of the call's reply, without those of `freshness`. */
export type GameHandler<C> = (
  asked: GameAsked<C>,
) => Promise<Omit<Answer<C>, keyof ReturnType<typeof freshness>>>;

/**
 * Registers one call about the game: reads the season and the reader's personal data before the handler, and
 * adds the freshness of the season to what it returns. Before the season has been read for the first time the
 * call is answered with status 503.
 *
 *     gameRoute(services, teamReview, async ({ season, own }) => ({ payload: reviewOf(season, await own()) }));
 */
export function gameRoute<C extends Call>(
  services: GameServices & { readonly kit: RouteKit },
  call: C,
  handler: GameHandler<C>,
): void {
  const answer = async (asked: Asked<C>): Promise<Answer<C>> => {
    const reading = await startReading(services, asked.account);
    const { season, now, personal } = reading;
    const fields = await handler({
      ...asked,
      ...{ season, now, personal, reading },
      own: () => readOwnFacts(services, season, asked.account.teamId),
      viewGroup: () => readView(services.db, reading),
    });
    return { ...fields, ...freshness(reading) } as Answer<C>;
  };
  route(services.kit, call, answer);
}
