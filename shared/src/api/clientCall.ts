import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '../wire/call';
import type { ReplyShape } from '../wire/mismatch';

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

/** Membership in one of the reader's lists, as a change leaves it. */
export interface ListChange {
  readonly name: 'watchlist' | 'rivals';
  readonly id: number;
  readonly isIn: boolean;
}

/**
 * Lets a write wait for the connection instead of failing. The shell stores it, answers it at once, and sends it later
 * (docs/decisions/0064).
 */
export interface MayWait<Reply = unknown> {
  /** Key of what is changed, `watch:6`: a later write with the same key replaces an earlier one that still waits. */
  readonly thing: string;
  /** Beginning of the notice if the server refuses: "The draft was not saved." */
  readonly refused: string;
  /** Returned at once while the write waits. */
  readonly reply: Reply;
  /** For lists of the fantasy state: the opposite change cancels one that still waits. */
  readonly list?: ListChange;
  /** Stored reply of a GET, as it is after the write: what the page shows offline. */
  readonly shows?: { readonly url: string; readonly reply: unknown };
}

/** What has to be passed to make the call: `params`, `query` and `body` where its schema has them. */
export type CallInput<C> = Given<'params', ParamsOf<C>> &
  Partial<Given<'query', QueryOf<C>>> &
  Given<'body', BodyOf<C>> & {
    readonly signal?: AbortSignal;
    /** Ignored by shells before contract 4.4, which fail the call as before. */
    readonly mayWait?: MayWait<ReplyOf<C>>;
  };

export type CallReply<C> = ReplyOf<C>;
