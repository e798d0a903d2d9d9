import Type, { type Static } from 'typebox';
import { metrics } from '../domain/metrics';
import type { Position } from '../domain/units';
import { Nullable } from './call';
import { ClubIdSchema, FixtureIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema } from './ids';
import { GameweekStateSchema } from './state';

/**
 * Specification section 3, "Footballer (pitch card)", "Pick" and "Pitch data".
 *
 * A gated value is absent for whoever may not see it and the card says `locked: true`; `null` means that
 * there is no such value, which is something else.
 */

/** Usually one of the four. A position that a later season adds has its own code and must be accepted. */
export const PositionSchema = Type.Unsafe<Position>(Type.String({ minLength: 1 }));

/** The switchable metrics of a pitch, in the order of the switcher. */
export const PitchMetricSchema = Type.Enum(metrics.map(({ key }) => key));
export type PitchMetric = Static<typeof PitchMetricSchema>;

/** Place in the order of takers, 1 is first; null for set pieces that the footballer does not take. */
export const SetPieces = Type.Object({
  corners: Nullable(Type.Integer()),
  freekicks: Nullable(Type.Integer()),
  penalties: Nullable(Type.Integer()),
});

/** A fixture from the side of one club. */
export const UpcomingFixture = Type.Object({
  id: FixtureIdSchema,
  opponent_id: ClubIdSchema,
  is_home: Type.Boolean(),
  /** 1 easy to 5 hard: the opponent's strength. */
  difficulty: Type.Number(),
  kickoff: Nullable(InstantSchema),
});
export type UpcomingFixture = Static<typeof UpcomingFixture>;

/** What one category gave in one fixture. `identifier` is kept as upstream sends it, known or not. */
export const PointsLine = Type.Object({
  identifier: Type.String(),
  /** How often, or how many minutes. */
  value: Type.Number(),
  points: Type.Number(),
});
export type PointsLine = Static<typeof PointsLine>;

export const ExplainedFixture = Type.Object({
  fixture_id: FixtureIdSchema,
  opponent_id: ClubIdSchema,
  is_home: Type.Boolean(),
  lines: Type.Array(PointsLine),
});
export type ExplainedFixture = Static<typeof ExplainedFixture>;

/** Whom a club meets, and where. */
export const Opponent = Type.Object({ opponent_id: ClubIdSchema, is_home: Type.Boolean() });
export type Opponent = Static<typeof Opponent>;

export const PlayingStatus = Type.Object({
  /** `XI`, `SUB`, `C`, `VC`, `OUT`. */
  short: Type.Enum(['XI', 'SUB', 'C', 'VC', 'OUT']),
  /** The specification's code: lineup, benched, c, vc, inplay, inplay_benched, out. */
  detailed: Type.Enum(['lineup', 'benched', 'c', 'vc', 'inplay', 'inplay_benched', 'out']),
  /** The code in words. */
  status_detailed: Type.String(),
  /** What is suggested for the next gameweek; null where nothing is. */
  suggested: Nullable(Type.Enum(['lineup', 'bench', 'c', 'vc'])),
  in_lineup: Type.Boolean(),
});

export const Pick = Type.Object({
  footballer_id: FootballerIdSchema,
  name: Type.String(),
  status: PlayingStatus,
  /** 0 benched, 1, 2 captain, 3 triple captain, as it counts now. */
  multiplier: Type.Integer({ minimum: 0 }),
  /** 1 to 11 in the lineup, 12 to 15 on the bench, as it counts now. */
  order: Type.Integer({ minimum: 1, maximum: 15 }),
  points: Type.Object({
    /** Points for the team: multiplied, provisional bonus included; null when not yet played. */
    real: Nullable(Type.Number()),
  }),
  gameweek: Type.Object({
    player_started: Type.Boolean(),
    playing_now: Type.Boolean(),
    /** All of the footballer's fixtures of the gameweek are over. */
    finished: Type.Boolean(),
  }),
  /** Of the gameweek, by kick-off, also before it; empty in a blank gameweek. */
  opponents: Type.Array(Opponent),
  /** Gated as `ep_next`. */
  upcoming: Type.Optional(Type.Object({ ep_next: Nullable(Type.Number()) })),
});
export type Pick = Static<typeof Pick>;

/** URLs of a footballer's photos; null when there is none and the kit is shown. */
export const FootballerImages = Type.Object({
  small: Nullable(Type.String()),
  mid: Nullable(Type.String()),
  large: Nullable(Type.String()),
});
export type FootballerImages = Static<typeof FootballerImages>;

/** A footballer as a card on a pitch or in a slider. */
export const Card = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  fullname: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  /** Position in the official game. */
  position_fpl: PositionSchema,
  /** Real position; null when the source has none. */
  position_real: Nullable(Type.Object({ code: Type.String(), short: Type.String() })),
  total_points: Type.Number(),
  /** Unmultiplied, provisional bonus included; null when not yet played ('Not yet played'). */
  gameweek_points: Nullable(Type.Number()),
  /** `nominal` unmultiplied, `total` multiplied by the pick. */
  points: Type.Object({ nominal: Nullable(Type.Number()), total: Nullable(Type.Number()) }),
  /** The part of `gameweek_points` that is provisional bonus. */
  provisional_bonus: Type.Number(),
  /** In the latest fixture of the gameweek; null before it ('Not yet started'). */
  fixture_points: Nullable(Type.Number()),
  fixture_minutes: Nullable(Type.Number()),
  fixture_bonus: Nullable(
    Type.Object({
      points: Type.Number(),
      bps: Type.Number(),
      provisional: Type.Boolean(),
      official: Type.Boolean(),
    }),
  ),
  /** Points of the gameweek line by line, one entry per fixture. */
  explain: Type.Array(ExplainedFixture),
  /** Keys of the badges, the most telling first. */
  badges: Type.Array(Type.String()),
  pick_suggested_status: Nullable(Type.Enum(['lineup', 'bench', 'c', 'vc'])),
  images: FootballerImages,
  /** Some gated value below was left out. */
  locked: Type.Optional(Type.Literal(true)),
  ep_this: Type.Optional(Nullable(Type.Number())),
  ep_next: Type.Optional(Nullable(Type.Number())),
  form: Type.Optional(Type.Number()),
  /** Percent of all managers. */
  selected_by: Type.Optional(Type.Number()),
  /** Millions: 8.5. */
  cost: Type.Optional(Type.Number()),
  set_pieces: Type.Optional(SetPieces),
  /** Bought minus sold this gameweek. */
  transfers: Type.Optional(Type.Object({ balance: Type.Integer() })),
  /** Gated as `status`: chances in percent, 100 where nothing is flagged. */
  ready: Type.Optional(Type.Object({ playing_this: Type.Integer(), playing_next: Type.Integer() })),
  /**
   * Gated as `status`, in percent: in the club's next match, and as the game says it for its next gameweek. They differ when an
   * absence ends before the match.
   */
  chance_playing: Type.Optional(Type.Object({ playing_next: Type.Integer(), next_round: Type.Integer() })),
  /** Gated as `status`. */
  news: Type.Optional(Type.String()),
  /** Fixtures by gameweek number, the next five gameweeks; a blank gameweek has an empty list, what is not known is not there. */
  upcoming_fixtures: Type.Optional(Type.Record(Type.String(), Type.Array(UpcomingFixture))),
  pick: Type.Optional(Pick),
  /** In the line-ups of a fixture: came on as a substitute, or was taken off. */
  substitution: Type.Optional(Type.Enum(['on', 'off'])),
});
export type Card = Static<typeof Card>;

export const PitchSide = Type.Object({
  /** Lines from goalkeeper to forwards. */
  pitch: Type.Array(Type.Array(Card)),
  /** In bench order. */
  subs: Type.Array(Card),
});
export type PitchSide = Static<typeof PitchSide>;

export const PitchInfo = Type.Object({
  single_team: Type.Boolean(),
  /** Footballers per line: 1, 4, 4, 2. */
  setup: Type.Array(Type.Integer()),
  /** Metrics the switcher may offer here. */
  views: Type.Array(PitchMetricSchema),
  gameweek_id: Nullable(GameweekSchema),
});
export type PitchInfo = Static<typeof PitchInfo>;

/** One team (`team`) or two (`home`, `away`). */
export const Pitch = Type.Object({
  info: PitchInfo,
  team: Type.Optional(PitchSide),
  home: Type.Optional(PitchSide),
  away: Type.Optional(PitchSide),
});
export type Pitch = Static<typeof Pitch>;

/** State of a gameweek (page definitions 0.3). */
export const GameweekInfo = Type.Object({
  id: GameweekSchema,
  /** 'Gameweek 12' */
  label: Type.String(),
  state: GameweekStateSchema,
  finished: Type.Boolean(),
  deadline: InstantSchema,
});
export type GameweekInfo = Static<typeof GameweekInfo>;
