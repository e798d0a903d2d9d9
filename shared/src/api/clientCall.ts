import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../wire/call';

/**
 * A call as the browser knows it: no schema, only its compiled check. Made from the wire schemas at build
 * time (`wire/generate.ts`), because the content security policy forbids compiling in the browser.
 */
export interface ClientCall<C> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Says whether a reply has the agreed shape; why not is in `errors`. */
  readonly validate: ((reply: unknown) => boolean) & {
    errors?: readonly { instancePath: string; message?: string }[] | null;
  };
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
