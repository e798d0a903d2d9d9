import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FootballerIdSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo, PitchInfo, PitchSide } from './pitch';
import { viewHead } from './rivals';
import { OwnershipCount } from './state';

/** The eleven that most of a view's teams start (page definitions, section 7, "lineups"). */
const template = {
  ...viewHead,
  /** Null before the first deadline. */
  gameweek: Nullable(GameweekInfo),
  /** Teams with a squad. */
  teams: Type.Integer(),
  /** Whom most have made captain. */
  captain: Nullable(FootballerIdSchema),
  /** Who is owned how often, of everyone on the pitch; keyed by footballer id. */
  ownership: Type.Record(Type.String(), OwnershipCount),
  info: PitchInfo,
};

export const TemplateSingle = Type.Object({ ...template, team: PitchSide });
export type TemplateSingle = Static<typeof TemplateSingle>;

export const TemplatePitch = Type.Object({
  ...template,
  /** The reader's own team. */
  home: PitchSide,
  /** The template. */
  away: PitchSide,
  /** On both sides. */
  shared: Type.Array(FootballerIdSchema),
});
export type TemplatePitch = Static<typeof TemplatePitch>;

/** `x` is `rivals`, `elite` or the number of a league. */
const params = Type.Object({ x: PathId });
export const templateLineupsSingle = call({
  method: 'GET',
  path: '/v1/template_lineups/single/:x',
  access: 'onboarded',
  summary: 'The template line-up of a view.',
  params,
  reply: Envelope(TemplateSingle),
});
export const templateLineupsPitch = call({
  method: 'GET',
  path: '/v1/template_lineups/pitch/:x',
  access: 'onboarded',
  summary: 'The own team against the template of a view.',
  params,
  reply: Envelope(TemplatePitch),
});
