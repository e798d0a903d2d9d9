import Type, { type Static } from 'typebox';
import { expectedKinds } from '../domain/expectedPoints';
import { call } from './call';
import { Envelope } from './envelope';
import { FootballerIdSchema, GameweekSchema } from './ids';

/** One number for each of the reply's gameweeks, in their order. */
const ByGameweek = Type.Array(Type.Number());

/** A footballer's projection. Identity fields are always present; figures are left out with `locked: true`. */
export const ProjectionRow = Type.Object({
  id: FootballerIdSchema,
  locked: Type.Optional(Type.Literal(true)),
  /** Expected points: a double gameweek is the sum of both matches, a blank 0. */
  ep: Type.Optional(ByGameweek),
  /** Expected minutes. */
  minutes: Type.Optional(ByGameweek),
  /** Chances from 0 to 1: to start, a goal, an assist or a rewarded clean sheet, ten points or more. */
  chance_of_start: Type.Optional(ByGameweek),
  chance_of_return: Type.Optional(ByGameweek),
  chance_of_ten: Type.Optional(ByGameweek),
  /** Expected points of the first gameweek by category of points; those that round to 0 are left out. */
  parts: Type.Optional(Type.Record(Type.String(), Type.Number())),
});
export type ProjectionRow = Static<typeof ProjectionRow>;

export const Projections = Type.Object({
  /** The coming gameweeks whose fixtures are known, the next one first: eight with a season pass, else three. */
  gameweeks: Type.Array(GameweekSchema),
  rows: Type.Array(ProjectionRow),
});
export type Projections = Static<typeof Projections>;

export const projections = call({
  method: 'GET',
  path: '/v1/projections',
  access: 'onboarded',
  summary: 'Our own expected points of every footballer in the coming gameweeks.',
  reply: Envelope(Projections),
});

export const expectedPointsChoose = call({
  method: 'PUT',
  path: '/v1/projections/choice',
  access: 'onboarded',
  summary: "Choose whose expected points of the next gameweek the account reads: the game's, or ours.",
  body: Type.Object({ kind: Type.Enum([...expectedKinds]) }),
  reply: Envelope(Type.Object({ expected_points: Type.Enum([...expectedKinds]) })),
});
