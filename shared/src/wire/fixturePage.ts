import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureRow } from './fixtures';
import { FixtureCell } from './footballerRow';
import { ClubIdSchema, FixtureIdSchema, FootballerIdSchema, InstantSchema } from './ids';
import { pathIdLike } from './pathId';
import { GameweekInfo, PitchInfo, PitchSide, PositionSchema } from './pitch';
import { OwnershipCount, RivalsConfig } from './state';

/** One fixture and its seven tabs (page definitions 8.2). Every tab carries the page's head. */

export const FixtureHead = Type.Object({
  fixture: FixtureRow,
  /** Null while postponed without a gameweek. */
  gameweek: Nullable(GameweekInfo),
  /** Null where the source does not tell. */
  venue: Nullable(Type.Object({ name: Type.String(), city: Type.String() })),
  /** Null where the source does not tell, or not yet. */
  weather: Nullable(
    Type.Object({
      /** Degrees Celsius. */
      temperature: Type.Number(),
      icon: Type.String(),
      /** Kilometres per hour. */
      wind: Type.Number(),
    }),
  ),
  /** It is the break between the halves. */
  half_time: Type.Optional(Type.Literal(true)),
});
export type FixtureHead = Static<typeof FixtureHead>;

const named = { id: FootballerIdSchema, name: Type.String() };
const Named = Type.Object(named);
const footballer = { ...named, club_id: ClubIdSchema, position: PositionSchema };

/** Something on the axis of minutes. */
export const FixtureMoment = Type.Object({
  /** goal, own_goal, yellow, red, penalty_missed, penalty_saved or substitution. */
  kind: Type.String(),
  /** Null when the source has none. */
  minute: Nullable(Type.Integer()),
  /** Minutes of added time; 0 outside it. */
  added: Type.Integer(),
  /** The footballer's side; an own goal counts for the other. */
  club_id: ClubIdSchema,
  footballer: Named,
  /** The assisting footballer, or the one who came on. */
  other: Nullable(Named),
  /** How often: without minutes two goals of one footballer come as one. */
  count: Type.Integer(),
});
export type FixtureMoment = Static<typeof FixtureMoment>;

const SideComparison = Type.Object({
  gap: Type.Number(),
  ratio: Type.Number(),
  correction: Type.Number(),
  edge: Type.Number(),
});
const bothSides = <Side extends ReturnType<typeof Type.Array>>(side: Side) =>
  Type.Object({ home: side, away: side });

export const FixtureOverview = Type.Object({
  head: FixtureHead,
  moments: Type.Array(FixtureMoment),
  /** The last five fixtures of each side before this one, newest first. */
  form: bothSides(Type.Array(FixtureCell)),
  /** Page definitions 13.7. */
  comparison: Type.Object({
    home: SideComparison,
    away: SideComparison,
    edge: Type.Number(),
    word: Type.Enum(['Home edge', 'Even', 'Away edge']),
  }),
  /** Earlier this season, from the home side's view. */
  meetings: Type.Array(FixtureCell),
  /** The five footballers of both sides with the highest expected points; gated as `ep_next`. */
  key_footballers: Type.Array(
    Type.Object({
      ...footballer,
      locked: Type.Optional(Type.Literal(true)),
      expected_points: Type.Optional(Nullable(Type.Number())),
    }),
  ),
  /** The five with the most points; empty before kick-off. */
  top: Type.Array(
    Type.Object({
      ...footballer,
      minutes: Type.Integer(),
      points: Type.Number(),
      /** The part of the points that is provisional bonus; absent when there is none. */
      provisional_bonus: Type.Optional(Type.Number()),
    }),
  ),
});
export type FixtureOverview = Static<typeof FixtureOverview>;

/** Where a line-up is from: `confirmed` by the source, `expected` from the club's last fixture, or `none`. */
export const LineupKindSchema = Type.Enum(['confirmed', 'expected', 'none']);
export type LineupKind = Static<typeof LineupKindSchema>;

export const FixtureLineups = Type.Object({
  head: FixtureHead,
  kind: LineupKindSchema,
  /** When line-ups are usually known: 75 minutes before kick-off. */
  lineups_at: Nullable(InstantSchema),
  info: PitchInfo,
  home: PitchSide,
  away: PitchSide,
  /** Substitutions and cards; empty where the source does not tell them. */
  moments: Type.Array(FixtureMoment),
});
export type FixtureLineups = Static<typeof FixtureLineups>;

export const FixtureRivals = Type.Object({
  head: FixtureHead,
  config: RivalsConfig,
  /** Sum of the swings; null before kick-off. */
  swing: Nullable(Type.Number()),
  /** Footballers of both sides with an owner in the view, the most owned first. */
  rows: Type.Array(
    Type.Object({
      ...footballer,
      rivals: OwnershipCount,
      captained: Type.Integer(),
      /** Effective ownership and swing are for pass holders. */
      locked: Type.Optional(Type.Literal(true)),
      /** Mean multiplier in the view × 100. */
      effective: Type.Optional(Type.Number()),
      mine: Type.Boolean(),
      /** Multiplier in the manager's team: 0 to 3. */
      my_multiplier: Type.Integer(),
      /** Null before kick-off. */
      points: Nullable(Type.Number()),
      /** Points for the manager above the mean of the view; negative is a loss against it. */
      swing: Type.Optional(Nullable(Type.Number())),
    }),
  ),
});
export type FixtureRivals = Static<typeof FixtureRivals>;

export const FixtureComments = Type.Object({
  head: FixtureHead,
  /** Newest first; empty before kick-off and when the source has none. */
  comments: Type.Array(
    Type.Object({
      id: Type.Integer(),
      minute: Type.Integer(),
      added: Type.Integer(),
      kind: Type.String(),
      /** A goal, a card, a penalty, a substitution, or a whistle between the halves. */
      is_key: Type.Boolean(),
      club_id: Nullable(ClubIdSchema),
      footballer_id: Nullable(FootballerIdSchema),
      text: Type.String(),
    }),
  ),
});
export type FixtureComments = Static<typeof FixtureComments>;

export const FixturePoints = Type.Object({
  head: FixtureHead,
  /** All footballers who played, the most points first. */
  rows: Type.Array(
    Type.Object({
      ...footballer,
      minutes: Type.Integer(),
      total: Type.Number(),
      /** Points by category. */
      categories: Type.Record(Type.String(), Type.Number()),
    }),
  ),
});
export type FixturePoints = Static<typeof FixturePoints>;

export const FixtureBonus = Type.Object({
  head: FixtureHead,
  official: Type.Boolean(),
  /** By BPS, the highest first. */
  rows: Type.Array(
    Type.Object({
      ...footballer,
      /** From 1; equal values share a place. */
      place: Type.Integer(),
      bps: Type.Integer(),
      /** Bonus by the BPS rule. */
      provisional: Type.Integer(),
      /** Null until the game has awarded it. */
      official: Nullable(Type.Integer()),
      /** The official bonus differs from the rule. */
      differs: Type.Boolean(),
    }),
  ),
});
export type FixtureBonus = Static<typeof FixtureBonus>;

export const FixtureStats = Type.Object({
  head: FixtureHead,
  /** Counts of both sides: what the source measures, then what the game counts. */
  rows: Type.Array(Type.Object({ key: Type.String(), home: Type.Number(), away: Type.Number() })),
});
export type FixtureStats = Static<typeof FixtureStats>;

/** `id` is the pair of club codes, home first: `ars-mci`. */
const params = Type.Object({ id: pathIdLike('ars-che') });
const access = 'onboarded';

export const fixtureOverview = call({
  method: 'GET',
  path: '/v1/fixture/:id/overview',
  access,
  summary: 'One fixture: head, moments, form, comparison, earlier meetings, key and top footballers.',
  params,
  reply: Envelope(FixtureOverview),
});
export const fixtureLineups = call({
  method: 'GET',
  path: '/v1/fixture/:id/lineups',
  access,
  summary: 'Both line-ups of a fixture on the pitch, confirmed or expected.',
  params,
  reply: Envelope(FixtureLineups),
});
export const fixtureRivals = call({
  method: 'GET',
  path: '/v1/fixture/:id/rivals',
  access,
  summary: 'Whom of a fixture the current view owns, and what that gives or costs the reader.',
  params,
  reply: Envelope(FixtureRivals),
});
export const fixtureComments = call({
  method: 'GET',
  path: '/v1/fixture/:id/comments',
  access,
  summary: 'The commentary of a fixture, newest first.',
  params,
  reply: Envelope(FixtureComments),
});
export const fixturePoints = call({
  method: 'GET',
  path: '/v1/fixture/:id/points',
  access,
  summary: 'The points of everyone in a fixture, by category.',
  params,
  reply: Envelope(FixturePoints),
});
export const fixtureBonus = call({
  method: 'GET',
  path: '/v1/fixture/:id/bonus',
  access,
  summary: 'BPS of a fixture with the provisional and the official bonus.',
  params,
  reply: Envelope(FixtureBonus),
});
export const fixtureStats = call({
  method: 'GET',
  path: '/v1/fixture/:id/stats',
  access,
  summary: 'Counts of both sides of a fixture: shots, possession, corners, cards and the like.',
  params,
  reply: Envelope(FixtureStats),
});

export const GameweekStreaming = Type.Object({
  gameweek: GameweekInfo,
  /** By kick-off; empty when the source has no broadcasts. */
  fixtures: Type.Array(
    Type.Object({
      id: FixtureIdSchema,
      home: ClubIdSchema,
      away: ClubIdSchema,
      kickoff: Nullable(InstantSchema),
      channels: Type.Array(Type.Object({ name: Type.String(), url: Nullable(Type.String()) })),
    }),
  ),
});
export type GameweekStreaming = Static<typeof GameweekStreaming>;

export const gameweekStreaming = call({
  method: 'GET',
  path: '/v1/gameweek/:id/streaming',
  access,
  summary: 'Who broadcasts the fixtures of a gameweek.',
  params,
  reply: Envelope(GameweekStreaming),
});
