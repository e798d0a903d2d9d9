import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Chance, ChancesState } from './chance';
import { Envelope } from './envelope';
import { TeamIdSchema } from './ids';
import { GameweekInfo } from './pitch';

const Opponent = Type.Object({ id: TeamIdSchema, name: Type.String() });

/** To have more net points in the gameweek than the opponent, and the same. */
const ChanceToBeat = Type.Object({ win: Chance, tie: Chance });

export const WhatIfChance = Type.Object({
  gameweek: Nullable(GameweekInfo),
  /** Unless it is `running` there are no chances. */
  state: ChancesState,
  /** Teams of the stored view that the reader may choose: the first fifty by live total whose squads are known. */
  opponents: Type.Array(Opponent),
  /** The chosen one, else the first; null without any. */
  opponent: Nullable(Opponent),
  /** With the squad as it was handed in; null without an opponent. */
  now: Nullable(ChanceToBeat),
  /** With the change, in the same simulations; null without an opponent and without a change. */
  then: Nullable(ChanceToBeat),
});
export type WhatIfChance = Static<typeof WhatIfChance>;

export const whatIfChance = call({
  method: 'GET',
  path: '/v1/live/what_if/chance',
  access: 'onboarded',
  summary:
    'The chance to beat a team of the stored view in the current gameweek, as the own squad is, and with another captain or a substitution made before the deadline. What the game would not have allowed is refused with status 400.',
  query: Type.Object({
    // Numbers as text: the handler refuses wrong ones, which a schema of a query would drop.
    captain: Type.Optional(Type.String()),
    /** A starter who goes to the bench, with `in`. */
    out: Type.Optional(Type.String()),
    /** A footballer of the bench who starts instead, with `out`. */
    in: Type.Optional(Type.String()),
    /** A team of the stored view; the first one by live total without it. */
    rival: Type.Optional(Type.String()),
  }),
  reply: Envelope(WhatIfChance),
});
