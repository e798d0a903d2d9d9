import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FootballerIdSchema, GameweekSchema } from './ids';

const ReviewedFootballer = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  /** Of the gameweek, without the armband; null for who did not play. */
  points: Nullable(Type.Number()),
});

/** A decision and one alternative, in points of the gameweek. */
export const ReviewDecision = Type.Object({
  /** `bench`: who started, against the eleven with the most expected points. */
  kind: Type.Enum(['captain', 'bench', 'transfers', 'chip']),
  /** The captain, who started, who was bought, or who counted by the chip; empty where the choice was the alternative. */
  chosen: Type.Array(ReviewedFootballer),
  instead: Type.Array(ReviewedFootballer),
  /** The chip of `chip`, and of transfers that a chip made free. */
  chip: Nullable(Type.String()),
  /** Points paid for transfers, not negative; `came` and `expected` have them taken off. */
  hits: Type.Number(),
  /** Points of the choice minus points of the alternative. */
  came: Type.Number(),
  /** The same in our expected points as of the deadline. */
  expected: Type.Number(),
});
export type ReviewDecision = Static<typeof ReviewDecision>;

export const ReviewGameweek = Type.Object({
  gameweek_id: GameweekSchema,
  /** Told with a season pass only; the other fields are missing. */
  locked: Type.Optional(Type.Literal(true)),
  /** Hits taken off. */
  nett_points: Type.Optional(Type.Number()),
  /** Points of the average manager; null where the game does not tell. */
  average: Type.Optional(Nullable(Type.Number())),
  /** Null where the expected points of the deadline, or the squad, are not known. */
  known: Type.Optional(
    Nullable(
      Type.Object({
        /** Of the line-up with captain and chip as of the deadline, hits taken off. */
        expected: Type.Number(),
        /** Net points minus expected ones. */
        luck: Type.Number(),
        /** Sums over the decisions. */
        choices_expected: Type.Number(),
        choices_came: Type.Number(),
        decisions: Type.Array(ReviewDecision),
      }),
    ),
  ),
});
export type ReviewGameweek = Static<typeof ReviewGameweek>;

export const TeamReview = Type.Object({
  /** Settled gameweeks, the newest first. */
  rows: Type.Array(ReviewGameweek),
  /** Over the open gameweeks whose expected points are known; null without one. */
  sum: Nullable(
    Type.Object({
      gameweeks: Type.Integer(),
      /** Open gameweeks that are not in the sum. */
      unknown: Type.Integer(),
      choices_expected: Type.Number(),
      choices_came: Type.Number(),
      luck: Type.Number(),
      /** Net points minus the average manager's; null where one is not known. */
      over_average: Nullable(Type.Number()),
    }),
  ),
});
export type TeamReview = Static<typeof TeamReview>;

export const teamReview = call({
  method: 'GET',
  path: '/v1/team/review',
  access: 'onboarded',
  summary:
    'The decisions of the own settled gameweeks, and what was expected of them at their deadlines. Without season pass the last gameweek only.',
  reply: Envelope(TeamReview),
});
