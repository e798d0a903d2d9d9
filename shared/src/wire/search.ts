import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FixtureIdSchema, FootballerIdSchema, GameweekSchema, TeamIdSchema } from './ids';
import { PositionSchema } from './pitch';

/** What the search finds and is the same for everybody; clubs and gameweeks are in the fantasy state. */
export const SearchIndex = Type.Object({
  /** Most owned first: of equal matches they are listed first. */
  footballers: Type.Array(
    Type.Object({
      id: FootballerIdSchema,
      name: Type.String(),
      fullname: Type.String(),
      club_id: ClubIdSchema,
      position: PositionSchema,
    }),
  ),
  /** The id names the clubs, `ars-liv`. */
  fixtures: Type.Array(Type.Object({ id: FixtureIdSchema, gameweek_id: Nullable(GameweekSchema) })),
});
export type SearchIndex = Static<typeof SearchIndex>;

export const SearchTeams = Type.Object({
  teams: Type.Array(
    Type.Object({
      id: TeamIdSchema,
      name: Type.String(),
      fullname: Nullable(Type.String()),
      is_rival: Type.Boolean(),
      /** Names of the leagues shared with the reader; empty for rivals of none. */
      leagues: Type.Array(Type.String()),
    }),
  ),
});
export type SearchTeams = Static<typeof SearchTeams>;

export const searchIndex = call({
  method: 'GET',
  path: '/v1/search/index',
  access: 'onboarded',
  summary: 'Names of all footballers and fixtures, for the search in the browser.',
  reply: Envelope(SearchIndex),
});
export const searchTeams = call({
  method: 'GET',
  path: '/v1/search/teams',
  access: 'onboarded',
  summary: 'Names of the rivals and of the members of the smaller leagues of the own team.',
  reply: Envelope(SearchTeams),
});
