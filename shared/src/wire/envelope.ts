import Type, { type Static, type TSchema } from 'typebox';
import { Nullable } from './call';
import { StatePatch } from './state';

/** Fields any reply may carry beside its payload. */
const carried = {
  message: Type.Optional(Type.String()),
  /** Applied to the app's state by the API client, for every call. */
  state: Type.Optional(StatePatch),
  session_token: Type.Optional(Type.String()),
  refresh_token: Type.Optional(Type.String()),
  /** Which state of the game's data this was made from; grows. */
  epoch: Type.Optional(Type.Integer()),
  updated_at: Type.Optional(Type.String({ format: 'date-time' })),
  /** The official game cannot be reached and this is the last good data. */
  stale: Type.Optional(Type.Boolean()),
};

/** `{ success: true, payload, … }` */
export const Envelope = <T extends TSchema>(payload: T) =>
  Type.Object({ success: Type.Literal(true), payload, ...carried });

/** A success that answers with named fields of its own in place of a payload. */
export const EnvelopeWith = <T extends Record<string, TSchema>>(fields: T) =>
  Type.Object({ success: Type.Literal(true), ...fields, ...carried });

export const problemCodes = [
  'bad_request',
  'bad_api_key',
  'signed_out',
  'forbidden',
  'pass_needed',
  'not_found',
  'conflict',
  'too_large',
  'too_many_requests',
  'locked',
  'game_updating',
  'unavailable',
  'internal',
] as const;

/** Every error, with the right HTTP status. `message` is for people, `error` for programs. */
export const Problem = Type.Object({
  success: Type.Literal(false),
  error: Type.Enum([...problemCodes]),
  message: Type.String(),
  /** The HTTP status. With `data` the specification's words for every error (section 8); absent from an older server. */
  status_code: Type.Optional(Type.Integer()),
  /** What the error is about: `fields` and `retry_after`, which are also beside it; null where it is about nothing in particular. */
  data: Type.Optional(
    Nullable(
      Type.Object({
        fields: Type.Optional(Type.Record(Type.String(), Type.String())),
        retry_after: Type.Optional(Type.Integer()),
      }),
    ),
  ),
  /** Fields of the request that were wrong, by name. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Seconds after which the same request may be made again. */
  retry_after: Type.Optional(Type.Integer()),
  request_id: Type.Optional(Type.String()),
  state: Type.Optional(StatePatch),
});
export type Problem = Static<typeof Problem>;
