import Type, { type Static } from 'typebox';
import { call } from './call';
import { Envelope } from './envelope';
import { FixtureCell } from './footballerRow';
import { ClubIdSchema, FootballerIdSchema, GameweekSchema } from './ids';
import { pathIdLike } from './pathId';

const TickerCell = Type.Object({
  ...FixtureCell.properties,
  /** How hard it is to score there, and to keep the goal clean: 1 to 5 with one decimal. */
  attack: Type.Number(),
  defence: Type.Number(),
});

export const SeasonTicker = Type.Object({
  kind: Type.Enum(['club', 'team', 'watchlist']),
  gameweeks: Type.Array(GameweekSchema),
  rows: Type.Array(
    Type.Object({
      club_id: ClubIdSchema,
      name: Type.String(),
      /** Whose fixtures these are; absent in the rows of clubs. */
      footballer_id: Type.Optional(FootballerIdSchema),
      /** By gameweek number; an empty list is a blank, two are a double. One whose fixtures are not known is not there. */
      cells: Type.Record(Type.String(), Type.Array(TickerCell)),
    }),
  ),
});
export type SeasonTicker = Static<typeof SeasonTicker>;

export const seasonTicker = call({
  method: 'GET',
  path: '/v1/season_ticker/:kind?',
  access: 'onboarded',
  summary: 'The difficulty of every fixture by gameweek: of all clubs, of my squad or of my watchlist.',
  params: Type.Object({ kind: Type.Optional(pathIdLike('club')) }),
  reply: Envelope(SeasonTicker),
});
