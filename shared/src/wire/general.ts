import Type, { type Static } from 'typebox';
import { call } from './call';
import { EnvelopeWith } from './envelope';

/** Specification section 7, "General", without the timeline and the dashboard. */

export const check = call({
  method: 'GET',
  path: '/v1/check',
  access: 'visitor',
  summary: 'Whether the server is there, what it has to say, and the oldest app it supports.',
  reply: EnvelopeWith({
    /** Shown in a dialog; empty when there is nothing to say. */
    alert: Type.String(),
    /** Oldest supported app, `major.minor`. */
    app_support: Type.String(),
  }),
});

export const fplStatus = call({
  method: 'GET',
  path: '/v1/fpl_status',
  access: 'visitor',
  summary: 'Whether the official game answers. `success` is false while it does not, with status 200.',
  reply: Type.Object({ success: Type.Boolean(), message: Type.String() }),
});

export const tos = call({
  method: 'GET',
  path: '/v1/tos',
  access: 'visitor',
  summary: 'The terms of service as HTML.',
  reply: EnvelopeWith({ payload: Type.String() }),
});

/** Names of words, such as `metric_switcher`. */
const Slug = Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' });
export const EventRoute = Type.Object({
  path: Type.String({ maxLength: 500 }),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  query: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type EventRoute = Static<typeof EventRoute>;

export const sendEvent = call({
  method: 'POST',
  path: '/v1/event/:slug',
  access: 'visitor',
  summary: 'Report an event: a page view, a click on a paywall, a suggestion.',
  params: Type.Object({ slug: Slug }),
  body: Type.Object({
    slug: Type.Optional(Slug),
    data: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    route: Type.Optional(EventRoute),
  }),
  reply: EnvelopeWith({}),
});
