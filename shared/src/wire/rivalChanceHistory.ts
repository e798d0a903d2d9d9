import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Chance, ChancesState } from './chance';
import { Envelope } from './envelope';
import { InstantSchema, TeamIdSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo } from './pitch';
import { viewHead } from './rivals';

/** One for each of `times`; null where it was not known. */
const Line = Type.Array(Nullable(Chance));

/** My chance against one team through the gameweek. */
export const RivalChanceHistory = Type.Object({
  id: TeamIdSchema,
  /** Told with a season pass only. */
  locked: Type.Optional(Type.Literal(true)),
  name: Type.Optional(Type.String()),
  win: Type.Optional(Line),
});
export type RivalChanceHistory = Static<typeof RivalChanceHistory>;

export const RivalsChanceHistory = Type.Object({
  ...viewHead,
  gameweek: Nullable(GameweekInfo),
  state: ChancesState,
  /** When the chances were computed, the oldest first: what was not computed then is not known. */
  times: Type.Array(InstantSchema),
  /** That no other team of the view has more points; null while the view had other teams. */
  first: Line,
  /** The other teams by live total now. */
  rows: Type.Array(RivalChanceHistory),
});
export type RivalsChanceHistory = Static<typeof RivalsChanceHistory>;

export const rivalsChanceHistory = call({
  method: 'GET',
  path: '/v1/rivals/chance_history/:scope/:id?',
  access: 'onboarded',
  summary:
    'How the chances to beat the teams of a view moved through the current gameweek, since they were first computed for the reader. Scope as for the chances.',
  params: Type.Object({ scope: PathId, id: Type.Optional(PathId) }),
  reply: Envelope(RivalsChanceHistory),
});
