import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FootballerHead, FootballerStats } from './footballerPage';
import { FixtureCell } from './footballerRow';
import { GameweekSchema } from './ids';

/** Matches at one venue. */
const Venue = Type.Object({
  matches: Type.Integer(),
  points: Type.Number(),
  goals_scored: Type.Integer(),
  assists: Type.Integer(),
});

export const ComparedFootballer = Type.Object({
  head: FootballerHead,
  /** Millions, at the start of the season. */
  cost_start: Type.Number(),
  total_points: Type.Number(),
  per_match: Type.Number(),
  minutes: Type.Integer(),
  starts: Type.Integer(),
  home: Venue,
  away: Venue,
  /** Empty with too few minutes. */
  per_90: FootballerStats.properties.per_90,
  radar: FootballerStats.properties.radar,
  next: Type.Array(FixtureCell),
  /** What follows is for pass holders. */
  locked: Type.Optional(Type.Literal(true)),
  form: Type.Optional(Type.Number()),
  ep_next: Type.Optional(Nullable(Type.Number())),
  /** Our own expected points, in the order of `gameweeks`. */
  ep: Type.Optional(Type.Array(Type.Number())),
  /** Percent of the best thousand teams; null while they were not read. */
  top_thousand: Type.Optional(Nullable(Type.Number())),
});
export type ComparedFootballer = Static<typeof ComparedFootballer>;

export const FootballersCompared = Type.Object({
  /** Gameweeks of `ep`. */
  gameweeks: Type.Array(GameweekSchema),
  footballers: Type.Array(ComparedFootballer),
});
export type FootballersCompared = Static<typeof FootballersCompared>;

export const footballersCompare = call({
  method: 'GET',
  path: '/v1/footballers/compare',
  access: 'onboarded',
  summary: 'Up to four footballers side by side, in the order of `ids`.',
  query: Type.Object({
    /** Numbers separated by commas: `4,17`. */
    ids: Type.Optional(Type.String()),
  }),
  reply: Envelope(FootballersCompared),
});
