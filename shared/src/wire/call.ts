import Type, { type Static, type TSchema } from 'typebox';

/** Who may make a call. `onboarded` is the usual one: confirmed, with a linked team, onboarding done. */
export type Access = 'visitor' | 'signed-in' | 'onboarded' | 'admin';

/**
 * One call of the API: method, path and a schema for everything that travels.
 * The API's routes, the client's requests and checks, and `/openapi.json` are derived from it.
 */
export interface Call<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` for each parameter; `:name?` for an optional last one. */
  readonly path: `/v1/${string}` | `/v2/${string}`;
  readonly access: Access;
  /** What it answers, in a sentence: the line in the API's page. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The whole JSON reply of a success, envelope included. */
  readonly reply: Reply;
}

/** Names one call, keeping the types of its schemas. */
export function call<
  Params extends TSchema = TSchema,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Reply extends TSchema = TSchema,
>(definition: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return definition;
}

export type ParamsOf<C> = C extends Call<infer P, TSchema, TSchema, TSchema> ? Static<P> : never;
export type QueryOf<C> = C extends Call<TSchema, infer Q, TSchema, TSchema> ? Static<Q> : never;
export type BodyOf<C> = C extends Call<TSchema, TSchema, infer B, TSchema> ? Static<B> : never;
export type ReplyOf<C> = C extends Call<TSchema, TSchema, TSchema, infer R> ? Static<R> : never;

/** `T | null` as it travels. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
