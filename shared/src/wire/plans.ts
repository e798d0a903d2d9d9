import Type, { type Static } from 'typebox';
import type { SeasonRules } from '../domain/seasonRules';
import { call, Nullable } from './call';
import { Chance } from './chance';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema, TeamIdSchema } from './ids';
import { PathId } from './pathId';
import { Opponent, PositionSchema } from './pitch';

/** The season's rules as the domain takes them, so that the planner judges by the same ones. */
const Rules = Type.Unsafe<SeasonRules>(
  Type.Object({
    last_gameweek: GameweekSchema,
    positions: Type.Array(Type.Object({})),
    squad: Type.Object({}),
    transfers: Type.Object({}),
    chips: Type.Array(Type.Object({})),
  }),
);

export const PlanWeekSchema = Type.Object({
  gameweek_id: GameweekSchema,
  transfers: Type.Array(Type.Object({ out: FootballerIdSchema, in: FootballerIdSchema })),
  chip: Nullable(Type.String({ minLength: 1, maxLength: 20 })),
  /** Line-up, then bench; null: by expected points. */
  order: Nullable(Type.Array(FootballerIdSchema)),
  captain: Nullable(FootballerIdSchema),
  vice_captain: Nullable(FootballerIdSchema),
});

export const PlanDraft = Type.Object({
  id: Type.String(),
  season: Type.String(),
  name: Type.String(),
  weeks: Type.Array(PlanWeekSchema),
  /** Grows with each change: a save names the one it was made from. */
  version: Type.Integer(),
  /** Part of the address that shows it to anybody; null while it is not shared. */
  share_token: Nullable(Type.String()),
  updated_at: InstantSchema,
});
export type PlanDraft = Static<typeof PlanDraft>;

export const Plans = Type.Object({
  season: Type.String(),
  /** Newest first; those of earlier seasons too, which can only be deleted. */
  drafts: Type.Array(PlanDraft),
  limits: Type.Object({ drafts: Type.Integer(), gameweeks: Type.Integer() }),
});
export type Plans = Static<typeof Plans>;

const PlanCandidate = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  /** Tenths of a million. */
  price: Type.Integer(),
  can_be_bought: Type.Boolean(),
  /** Percent; null where nothing is flagged. */
  chance: Nullable(Type.Integer()),
  total_points: Type.Number(),
  selected_by: Type.Number(),
  /** The game's expected points of the next gameweek; gated. */
  ep_next: Type.Optional(Nullable(Type.Number())),
});
export type PlanCandidate = Static<typeof PlanCandidate>;

export const PlanStartReply = Type.Object({
  season: Type.String(),
  rules: Rules,
  /** Gameweeks that can be planned; empty once the season is over. */
  gameweeks: Type.Array(Type.Object({ id: GameweekSchema, deadline: InstantSchema })),
  /** Null while the team has no squad. */
  start: Nullable(
    Type.Object({
      gameweek_id: GameweekSchema,
      /** In slot order. Prices in tenths of a million. */
      squad: Type.Array(Type.Object({ footballer_id: FootballerIdSchema, bought: Type.Integer() })),
      captain: Nullable(FootballerIdSchema),
      vice_captain: Nullable(FootballerIdSchema),
      /** Tenths of a million. */
      bank: Type.Integer(),
      free_transfers: Type.Integer(),
      played: Type.Array(Type.Object({ chip: Type.String(), gameweek_id: GameweekSchema })),
    }),
  ),
  footballers: Type.Array(PlanCandidate),
  fixtures: Type.Array(Type.Object({ gameweek_id: GameweekSchema, home: ClubIdSchema, away: ClubIdSchema })),
});
export type PlanStartReply = Static<typeof PlanStartReply>;

const Named = Type.Object({ id: FootballerIdSchema, name: Type.String() });
const InLineup = Type.Object({
  ...Named.properties,
  club_id: Nullable(ClubIdSchema),
  position: Nullable(PositionSchema),
  /** Of today, in tenths of a million; null for a footballer who has left the game. */
  price: Nullable(Type.Integer()),
  /** Of the gameweek: empty in a blank one, two in a double. */
  opponents: Type.Array(Opponent),
});
export const SharedPlan = Type.Object({
  name: Type.String(),
  team: Type.String(),
  season: Type.String(),
  updated_at: InstantSchema,
  /** The squad has moved on since: the plan begins with a gameweek that is over. */
  is_outdated: Type.Boolean(),
  weeks: Type.Array(
    Type.Object({
      gameweek_id: GameweekSchema,
      chip: Nullable(Type.String()),
      transfers: Type.Array(Type.Object({ out: Named, in: Named })),
      lineup: Type.Array(InLineup),
      bench: Type.Array(InLineup),
      captain: Nullable(FootballerIdSchema),
      vice_captain: Nullable(FootballerIdSchema),
      /** How often the captain's points count: more than 2 under a chip. */
      captain_times: Type.Integer(),
      /** Tenths of a million. */
      bank: Type.Integer(),
      free_transfers: Type.Integer(),
      hits: Type.Number(),
      is_legal: Type.Boolean(),
    }),
  ),
});
export type SharedPlan = Static<typeof SharedPlan>;

const params = Type.Object({ id: PathId });
const content = { name: Type.String({ maxLength: 200 }), weeks: Type.Array(PlanWeekSchema) };

export const plansList = call({
  method: 'GET',
  path: '/v1/plans',
  access: 'onboarded',
  summary: 'The drafts of the planner, and how many there may be.',
  reply: Envelope(Plans),
});
export const plansStart = call({
  method: 'GET',
  path: '/v1/planner/start',
  access: 'onboarded',
  summary: 'What a plan starts from: squad with purchase prices, bank, free transfers, chips, market, rules.',
  reply: Envelope(PlanStartReply),
});
export const plansCreate = call({
  method: 'POST',
  path: '/v1/plans',
  access: 'onboarded',
  summary:
    'Save a new draft. Sent again under the same `made_as`, it is the same draft, with the content sent last.',
  body: Type.Object({
    ...content,
    /** Made up by the client, for when the reply is lost. */
    made_as: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  reply: Envelope(PlanDraft),
});
export const plansSave = call({
  method: 'PUT',
  path: '/v1/plans/:id',
  access: 'onboarded',
  summary: 'Save a draft over the version that it was made from; 409 when there is a newer one.',
  params,
  body: Type.Object({ ...content, version: Type.Integer({ minimum: 1, maximum: 2147483647 }) }),
  reply: Envelope(PlanDraft),
});
export const plansRemove = call({
  method: 'DELETE',
  path: '/v1/plans/:id',
  access: 'onboarded',
  summary: 'Delete a draft.',
  params,
  reply: Envelope(Plans),
});
export const plansShare = call({
  method: 'POST',
  path: '/v1/plans/:id/share',
  access: 'onboarded',
  summary: 'Make the link that shows a draft to anybody.',
  params,
  reply: Envelope(PlanDraft),
});
export const plansUnshare = call({
  method: 'DELETE',
  path: '/v1/plans/:id/share',
  access: 'onboarded',
  summary: 'Take the link of a draft back.',
  params,
  reply: Envelope(PlanDraft),
});
export const plansShared = call({
  method: 'GET',
  path: '/v1/plans/shared/:token',
  access: 'visitor',
  summary: 'A shared draft, read-only, for anybody with its link.',
  params: Type.Object({ token: PathId }),
  reply: Envelope(SharedPlan),
});

export const PlanChances = Type.Object({
  gameweek_id: GameweekSchema,
  /** Teams of the stored view that may be chosen: the first fifty by live total whose squads are known. */
  opponents: Type.Array(Type.Object({ id: TeamIdSchema, name: Type.String() })),
  /** The chosen one, else the first, with the squad of the last deadline; null without any. */
  opponent: Nullable(
    Type.Object({
      id: TeamIdSchema,
      name: Type.String(),
      captain: Nullable(FootballerIdSchema),
      footballers: Type.Array(FootballerIdSchema),
    }),
  ),
  /** Of each plan, in their order: to have more net points in the gameweek than the opponent, and the same. */
  chances: Type.Array(Type.Object({ win: Chance, tie: Chance })),
});
export type PlanChances = Static<typeof PlanChances>;

export const planChances = call({
  method: 'POST',
  path: '/v1/planner/chances',
  access: 'onboarded',
  summary:
    'The chance to beat a team of the stored view in the next gameweek, by plan, as if that team kept its squad and captain and played no chip. Illegal plans are refused with their reasons. With the season pass.',
  body: Type.Object({
    /** The first team of the view by live total without it. */
    rival: Type.Optional(TeamIdSchema),
    /** The next gameweek of each plan. */
    plans: Type.Array(PlanWeekSchema, { minItems: 1, maxItems: 12 }),
  }),
  reply: Envelope(PlanChances),
});
