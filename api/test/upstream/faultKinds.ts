/**
 * Faults of the official API and its caches that have been observed. A client must survive each: the last
 * good data stays, the fault is counted, and the client recovers by itself.
 */
export const faultKinds = {
  updating_html: '503 with "The game is being updated." as HTML',
  updating_string: '200 with the same sentence as a JSON string',
  updating_text: '200 with the same sentence as HTML',
  server_error: '500 with an error page',
  bad_gateway: "502 with a proxy's page",
  unavailable: '503 without a body, with Retry-After',
  rate_limited: '429 with Retry-After',
  forbidden: '403 with a page instead of JSON',
  login_redirect: '302 to a login page',
  not_found: '404 for something that exists',
  hang: 'the connection stays open and nothing comes',
  slow: 'the body comes a few bytes at a time',
  reset: 'the connection is closed before an answer',
  cut_off: 'the connection is closed in the middle of the body',
  truncated_json: 'a complete answer with half a document',
  html_as_json: '200 with a page that calls itself JSON',
  empty: '200 with no body',
  null_document: '200 with null',
  other_document: '200 with an object of another shape',
  wrong_types: 'the document with its numbers as text',
  huge: 'a body of 64 MB',
  stale: 'the document as it was when first asked for',
} as const;

/** Well-formed documents that are not true. They are served on request only: repeated, the first one would win over the truth. */
export const lieKinds = {
  no_footballers: 'a live document that names nobody',
  few_footballers: 'a live document with a tenth of the footballers',
  same_ids: 'a live document in which every footballer has the id 1',
  unknown_club: 'fixtures of a club that does not exist',
  club_missing: 'a bootstrap without its first club',
} as const;

export type LieKind = keyof typeof lieKinds;
export type FaultKind = keyof typeof faultKinds | LieKind;

/** The kinds that a share of requests fails by: all but the lies. */
export const allFaultKinds = Object.keys(faultKinds) as (keyof typeof faultKinds)[];
export const allLieKinds = Object.keys(lieKinds) as LieKind[];

export const isFaultKind = (word: string): word is FaultKind =>
  Object.hasOwn(faultKinds, word) || Object.hasOwn(lieKinds, word);
