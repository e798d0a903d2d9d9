import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../wire/call';
import type { ReplyShape } from './mismatch';

/**
 * A call as the browser knows it: of its schemas only the shape of the reply. Made from the wire at build time
 * (`wire/generate.ts`), because typebox and what it needs is more than all calls together.
 */
export interface ClientCall<C> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly reply: ReplyShape;
  /** Only there for the compiler. */
  readonly definition?: C;
}

type Given<Name extends string, T> = [T] extends [never]
  ? object
  : unknown extends T
    ? object
    : { [K in Name]: T };

/** What has to be passed to make the call: `params`, `query` and `body` where its schema has them. */
export type CallInput<C> = Given<'params', ParamsOf<C>> &
  Partial<Given<'query', QueryOf<C>>> &
  Given<'body', BodyOf<C>> & { readonly signal?: AbortSignal };

export type CallReply<C> = ReplyOf<C>;
