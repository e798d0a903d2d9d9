import Type, { type Static } from 'typebox';
import { call } from './call';
import { Dashboard } from './dashboard';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema } from './ids';
import { PositionSchema } from './pitch';

/** One widget of Home under its own name. */
export const MicroWidget = Type.Partial(Type.Omit(Dashboard, ['categories']));
export type MicroWidget = Static<typeof MicroWidget>;

export const microWidget = call({
  method: 'GET',
  path: '/v1/micro/:name',
  access: 'onboarded',
  summary: 'One widget of Home: status, roster, rivals, fixtures, footballers or transfers.',
  params: Type.Object({
    name: Type.Enum(['status', 'roster', 'rivals', 'fixtures', 'footballers', 'transfers']),
  }),
  reply: Envelope(MicroWidget),
});

export const FootballerChartData = Type.Object({
  /** Everyone who has played this season. */
  footballers: Type.Array(
    Type.Object({
      id: FootballerIdSchema,
      name: Type.String(),
      club_id: ClubIdSchema,
      position: PositionSchema,
      /** Millions. */
      cost: Type.Number(),
      total_points: Type.Number(),
      minutes: Type.Integer(),
      goals_scored: Type.Integer(),
      assists: Type.Integer(),
      creativity: Type.Number(),
      threat: Type.Number(),
      bonus: Type.Integer(),
      mine: Type.Boolean(),
    }),
  ),
});
export type FootballerChartData = Static<typeof FootballerChartData>;

export const microFootballerChartData = call({
  method: 'GET',
  path: '/v1/micro/footballer_chart_data',
  access: 'onboarded',
  summary: 'Price, points and sums of everyone who has played, for charts.',
  reply: Envelope(FootballerChartData),
});
