import Type, { type Static } from 'typebox';
import { call } from './call';
import { Envelope } from './envelope';

/** What was shared: addresses on the app's own origin, which need no account. */
export const Shared = Type.Object({
  token: Type.String(),
  /** The page. */
  page: Type.String(),
  /** Pictures, 1080 × 1350 and 1200 × 630; `?look=night` for the dark ones. */
  tall: Type.String(),
  wide: Type.String(),
  /** What they show, in words. */
  words: Type.String(),
});
export type Shared = Static<typeof Shared>;

export const shareGameweek = call({
  method: 'POST',
  path: '/v1/share/gameweek',
  access: 'onboarded',
  summary: 'Share the own current gameweek as it is now: a page and pictures for everybody who has the link.',
  reply: Envelope(Shared),
});

export const shareRemove = call({
  method: 'DELETE',
  path: '/v1/share/:token',
  access: 'onboarded',
  summary: 'Take back what was shared.',
  params: Type.Object({ token: Type.String({ maxLength: 64 }) }),
  reply: Envelope(Type.Object({ token: Type.String() })),
});
