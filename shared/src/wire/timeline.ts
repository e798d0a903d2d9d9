import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema, TeamIdSchema } from './ids';

export const timelineKinds = [
  'deadline',
  'price_up',
  'price_down',
  'news',
  'lineup',
  'goal',
  'assist',
  'card',
  'save',
  'bonus',
  'rival_transfer',
  'rival_chip',
  'auto_sub',
  'badge',
] as const;

export const TimelineItem = Type.Object({
  id: Type.String(),
  at: InstantSchema,
  kind: Type.Enum([...timelineKinds]),
  gameweek_id: Nullable(GameweekSchema),
  /** A whole sentence. */
  text: Type.String(),
  footballers: Type.Array(Type.Object({ id: FootballerIdSchema, name: Type.String() })),
  team: Type.Optional(Type.Object({ id: TeamIdSchema, name: Type.String() })),
  fixture_id: Type.Optional(FixtureIdSchema),
  /** What it meant for the own team. */
  points: Type.Optional(Type.Number()),
  /** Places of the live rank that it won (positive) or cost: the rank without it, less the rank with it. */
  places: Type.Optional(Type.Integer()),
  /** With the pass: points it won (positive) or cost against each rival whom it moved, the largest first. */
  gaps: Type.Optional(
    Type.Array(Type.Object({ id: TeamIdSchema, name: Type.String(), points: Type.Number() })),
  ),
  mine: Type.Boolean(),
  watched: Type.Boolean(),
});
export type TimelineItem = Static<typeof TimelineItem>;

export const TimelineList = Type.Object({
  items: Type.Array(TimelineItem),
  /** Pass as `before` for the older ones; null at the end. */
  older: Nullable(Type.String()),
});
export type TimelineList = Static<typeof TimelineList>;

export const timelineList = call({
  method: 'GET',
  path: '/v1/timeline/list',
  access: 'onboarded',
  summary: 'What happened, newest first.',
  query: Type.Object({
    /** all, team, rivals, watchlist, prices or news. */
    filter: Type.Optional(Type.String({ examples: ['team'] })),
    before: Type.Optional(Type.String()),
  }),
  reply: Envelope(TimelineList),
});
