import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { SeasonQuery } from './clubPage';
import { Envelope } from './envelope';
import { FixtureEvent } from './fixtures';
import { FootballerRow, FootballerViewSchema } from './footballerRow';
import { ClubIdSchema, FixtureIdSchema, FootballerIdSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo, PositionSchema } from './pitch';
import { OwnershipCount } from './state';
import { TeamTable } from './team';

/** The tabs of a gameweek's fixtures (page definitions 8.1); `id` is a gameweek or `current`. */
const params = Type.Object({ id: PathId });

export const FixturesEvents = Type.Object({
  gameweek: GameweekInfo,
  /** By fixture, the latest kick-off first. */
  events: Type.Array(
    Type.Object({
      ...FixtureEvent.properties,
      fixture_id: FixtureIdSchema,
      mine: Type.Boolean(),
      rival: Type.Boolean(),
    }),
  ),
});
export type FixturesEvents = Static<typeof FixturesEvents>;

export const FixturesFootballers = Type.Object({
  gameweek: GameweekInfo,
  /** All footballers who have played, the most points first. */
  rows: Type.Array(
    Type.Object({
      id: FootballerIdSchema,
      name: Type.String(),
      club_id: ClubIdSchema,
      position: PositionSchema,
      opponents: Type.Array(Type.Object({ opponent_id: ClubIdSchema, is_home: Type.Boolean() })),
      minutes: Type.Integer(),
      points: Type.Number(),
      goals_scored: Type.Integer(),
      assists: Type.Integer(),
      clean_sheets: Type.Integer(),
      bonus: Type.Integer(),
      /** The bonus is not official yet. */
      bonus_provisional: Type.Boolean(),
      bps: Type.Integer(),
      rivals: OwnershipCount,
      mine: Type.Boolean(),
    }),
  ),
});
export type FixturesFootballers = Static<typeof FixturesFootballers>;

export const FixturesPoints = Type.Object({
  gameweek: GameweekInfo,
  /** One row for each side of each fixture that has started. */
  rows: Type.Array(
    Type.Object({
      fixture_id: FixtureIdSchema,
      club_id: ClubIdSchema,
      total: Type.Number(),
      categories: Type.Record(Type.String(), Type.Number()),
    }),
  ),
});
export type FixturesPoints = Static<typeof FixturesPoints>;

export const fixturesEvents = call({
  method: 'GET',
  path: '/v1/fixtures/:id/events',
  access: 'onboarded',
  summary: 'What gave or cost points in the fixtures of a gameweek.',
  params,
  reply: Envelope(FixturesEvents),
});
export const fixturesFootballers = call({
  method: 'GET',
  path: '/v1/fixtures/:id/footballers',
  access: 'onboarded',
  summary: 'Everyone who has played in a gameweek.',
  params,
  reply: Envelope(FixturesFootballers),
});
export const fixturesPoints = call({
  method: 'GET',
  path: '/v1/fixtures/:id/points',
  access: 'onboarded',
  summary: 'The points of each side of each fixture, by category.',
  params,
  reply: Envelope(FixturesPoints),
});

export const ClubSquad = Type.Object({ view: FootballerViewSchema, rows: Type.Array(FootballerRow) });
export type ClubSquad = Static<typeof ClubSquad>;

export const clubSquad = call({
  method: 'GET',
  path: '/v1/club/:id/squad/:view',
  access: 'onboarded',
  summary: 'The footballers of a club in one of the seven views.',
  params: Type.Object({ id: PathId, view: PathId }),
  query: SeasonQuery,
  reply: Envelope(ClubSquad),
});

/** Words that the specification has for the views of a squad table. */
export const templatesSquadTables = call({
  method: 'GET',
  path: '/v1/templates/squad_tables/:x/:view/:id',
  access: 'onboarded',
  summary:
    'A squad as a table in one of the seven views: of a `team`, a `club`, or the template of `rivals`, `elite`, a `league`.',
  params: Type.Object({ x: PathId, view: PathId, id: PathId }),
  reply: Envelope(TeamTable),
});

export const ClubStrengthRow = Type.Object({
  id: ClubIdSchema,
  name: Type.String(),
  strength: Type.Integer(),
  /** (60 − strength · 20) / 100 */
  correction: Type.Number(),
  overall: Type.Object({ home: Type.Number(), away: Type.Number(), overall: Type.Number() }),
  attack: Type.Object({ home: Type.Number(), away: Type.Number(), overall: Type.Number() }),
  defence: Type.Object({ home: Type.Number(), away: Type.Number(), overall: Type.Number() }),
});
export const clubsStrength = call({
  method: 'GET',
  path: '/v1/clubs/index/strength',
  access: 'onboarded',
  summary: 'How strong each club is, overall, in attack and in defence.',
  reply: Envelope(Type.Object({ rows: Type.Array(ClubStrengthRow) })),
});

export const clubsPoints = call({
  method: 'GET',
  path: '/v1/clubs/index/points',
  access: 'onboarded',
  summary: 'The fantasy points of each club, by position.',
  reply: Envelope(
    Type.Object({
      rows: Type.Array(
        Type.Object({
          id: ClubIdSchema,
          name: Type.String(),
          total: Type.Number(),
          /** By position code. */
          positions: Type.Record(Type.String(), Type.Number()),
          per_match: Nullable(Type.Number()),
        }),
      ),
    }),
  ),
});
