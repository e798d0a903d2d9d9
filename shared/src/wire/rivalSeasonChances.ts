import Type, { type Static } from 'typebox';
import { call } from './call';
import { Envelope } from './envelope';
import { PathId } from './pathId';
import { RivalsChances } from './rivalChances';

/**
 * The same as of a gameweek, by the total at the end of the season. `final`: the season has its result. `gameweek` is
 * the current one, which is drawn from the minute in play.
 */
export const RivalsSeasonChances = Type.Object({
  ...RivalsChances.properties,
  /** Gameweeks after the current one, in which nobody is taken to be better on average. */
  gameweeks_left: Type.Integer({ minimum: 0 }),
});
export type RivalsSeasonChances = Static<typeof RivalsSeasonChances>;

export const rivalsSeasonChances = call({
  method: 'GET',
  path: '/v1/rivals/season_chances/:scope/:id?',
  access: 'onboarded',
  summary:
    'The chance to end the season ahead of each team of a view: scope rivals, elite, league with its number as id, or stored: the view that is chosen.',
  params: Type.Object({ scope: PathId, id: Type.Optional(PathId) }),
  reply: Envelope(RivalsSeasonChances),
});
