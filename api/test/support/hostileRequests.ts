import fc, { type Arbitrary } from 'fast-check';
import type { Call } from '@touchline/shared/wire';

/** The kind of user that sends a request. */
export const personas = ['free', 'pass', 'admin', 'unconfirmed', 'visitor'] as const;
export type Persona = (typeof personas)[number];

/** A request as sent, valid or not. */
export interface HostileRequest {
  readonly url: string;
  readonly persona: Persona;
  readonly address: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly payload: string | undefined;
}

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/**
 * Texts that typically break servers: control characters, half surrogate pairs, invalid numbers, markup, SQL.
 */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  'ﬀ𝒳👩‍👩‍👧‍👦é́',
  'İı',
  'x'.repeat(10_000),
  '💥'.repeat(300),
  '-'.repeat(36),
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  'Infinity',
  '-1',
  '-0',
  '0',
  '00',
  '1e309',
  '1.5',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table account; --',
  '%',
  '\\',
  '../../../etc/passwd',
  '..%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\r\nset-cookie: a=b',
];
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  {},
  { $ne: 1 },
  { length: 5 },
  { toString: null },
];

/** Existing values, and near misses: only they pass the first checks. */
const realisticTexts = [
  '1',
  '2',
  '3',
  '5',
  '7',
  '38',
  '39',
  '100',
  '101',
  '103',
  '250',
  '1000',
  '123456789',
  ...['ars', 'che', 'tot', 'ars-che', 'che-liv', 'che-ars', 'mci-mci'],
  ...['rivals', 'elite', 'league', 'club', 'team', 'footballer', 'watchlist', 'all', 'default', 'current'],
  ...['overview', 'details', 'fixtures', 'gameweeks', 'news', 'points', 'predictions', 'seasons', 'stats'],
  ...['transfers', 'comments', 'lineups', 'bonus', 'events', 'streaming', 'index', 'season', 'standings'],
  ...['strength', 'nett', 'in', 'out', 'total', 'gameweek', 'phase', 'list', 'chips', 'report', 'status'],
  ...['roster', 'points_gameweek', 'points_fixtures', 'season_ticker', 'gameweek_transfers', 'total_points'],
  ...['GKP', 'DEF', 'MID', 'FWD', 'asc', 'desc', 'overall', 'lineup', 'c', 'vc', 'top_1000', 'page_view'],
  ...['suggestion', 'cost', 'form', 'ep_next', 'selected_by', 'position', 'name', 'rank'],
];

/** Realistic values for fields, by name. */
const valuesByField: Readonly<Record<string, readonly unknown[]>> = {
  email: ['free@fuzz.test', 'NOBODY@fuzz.test', ' new@fuzz.test ', 'ünï@exämple.test', 'a@b.c', 'a@b'],
  password: ['a fine long password', 'short', 'password123', 'é'.repeat(128), 'é'.repeat(129)],
  password_confirm: ['a fine long password', 'another'],
  old_password: ['a fine long password', 'not this one'],
  new_password: ['a fine long password', 'another fine password'],
  username: ['Ada', '<b>Ada</b>', '  '],
  birthday: ['1990-02-09', '1990-2-9', '2001-02-29', '0000-00-00', '9999-12-31', '1900-1-1'],
  token: ['123456', '000000', 'a device token'],
  code: ['123456', '12345678'],
  role: ['USER', 'PREMIUM', 'BANNED', 'KING'],
  app_support: ['1.0', '1.4.2'],
};

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
);
const hostileValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A value that matches its schema, as far as types and bounds go. */
function wanted(schema: JsonSchema, name = ''): Arbitrary<unknown> {
  const realistic = valuesByField[name];
  if (realistic !== undefined) return fc.constantFrom(...realistic);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => wanted(one, name)));
  const { minimum = -1000, maximum = 100_000, minLength = 0, maxLength = 60 } = schema;
  if (schema.type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 40) });
  if (schema.type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return fc.array(wanted(schema.items ?? {}), { maxLength: 5 });
  if (schema.type === 'object') return wantedObject(schema);
  if (schema.type === 'string')
    return fc.oneof(
      fc.constantFrom(...realisticTexts),
      fc.string({ minLength, maxLength, unit: 'grapheme' }),
    );
  return hostileValue;
}

const wantedObject = ({ properties, required = [] }: JsonSchema): Arbitrary<unknown> =>
  properties === undefined
    ? fc.dictionary(fc.string({ maxLength: 20 }), hostileValue, { maxKeys: 5 })
    : fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, wanted(one, name)])),
        { requiredKeys: [...required] },
      );

/** A matching value, or with one or two fields changed, added or removed. */
function almostWanted(schema: JsonSchema): Arbitrary<unknown> {
  const names = fieldsOf(schema);
  const name = fc.constantFrom(...names, 'admin', 'id', '__proto__', 'a\0', 'x'.repeat(500));
  const edit = fc.record({ name, value: fc.oneof(hostileValue, fc.constant(undefined)) });
  const edits = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(edit, { maxLength: 2 }) },
  );
  return fc.tuple(wantedObject(schema), edits).map(([body, changes]) => {
    const edited = new Map<string, unknown>(Object.entries(body as object));
    for (const { name: field, value } of changes) edited.set(field, value);
    // Object.fromEntries creates an own property for `__proto__`, as JSON.parse does.
    return Object.fromEntries(edited);
  });
}

const nested = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
const brokenBodies = [
  '',
  ' ',
  '{',
  '[1,2',
  '{"a":1,}',
  "{'a':1}",
  'null',
  '5',
  '"text"',
  '[]',
  'NaN',
  '\ufeff{}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"email":"a@b.test","email":"c@d.test"}',
  '\0',
  `"${'\\ud800'}"`,
  nested,
  `{"email":"${'x'.repeat(300_000)}"}`,
];

function bodyOf({ method, body }: Call): Arbitrary<string | undefined> {
  const broken = fc.constantFrom(...brokenBodies);
  if (method === 'GET') return fc.option(broken, { nil: undefined, freq: 20 });
  const right = body === undefined ? fc.constantFrom(undefined, '{}') : almostWanted(body).map(asJson);
  const odd = fc.oneof(broken, hostileValue.map(asJson));
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: odd });
}

const asJson = (value: unknown): string => JSON.stringify(value);

/** Text in an address: escaped as in a browser, or invalid bytes. */
const escapes = ['%', '%zz', '%00', '%c0%ae', '%ed%a0%80', '%ff', '+', '%2e%2e%2f', ';', '%2F'];
function inAddress(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ed%a0%80';
  }
}
const part = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...realisticTexts).map(inAddress) },
  { weight: 3, arbitrary: hostileText.map(inAddress) },
  { weight: 1, arbitrary: fc.constantFrom(...escapes) },
);

const fieldsOf = (schema: JsonSchema = {}) => Object.keys(schema.properties ?? {});

/** Values of a path's parameters in its examples, by position. */
function exampleParts(path: string, examples: readonly string[]): readonly (readonly string[])[] {
  const pieces = path.split('/');
  const fitting = examples
    .map((url) => url.split('?')[0]?.split('/') ?? [])
    .filter((parts) =>
      pieces.every((piece, at) => (piece.startsWith(':') ? parts[at] !== '' : piece === parts[at])),
    );
  return pieces.map((_, at) => fitting.flatMap((parts) => parts[at] ?? []));
}

function urlOf({ path, query }: Call, examples: readonly string[]): Arbitrary<string> {
  const exampleSegments = exampleParts(path, examples);
  const pieces = path.split('/').map((piece, at) => {
    if (!piece.startsWith(':')) return fc.constant(piece);
    const own = exampleSegments[at] ?? [];
    const any =
      own.length === 0
        ? part
        : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: part });
    return piece.endsWith('?') ? fc.option(any, { nil: '' }) : any;
  });
  const names = fieldsOf(query);
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names, 'ownership', 'page', 'order_by', 'order') },
    { weight: 1, arbitrary: hostileText.map(inAddress) },
  );
  // The same name may appear twice: then it is a list.
  const pairs = fc.array(fc.tuple(name, part), { maxLength: 4 });
  return fc.tuple(fc.tuple(...pieces), pairs).map(([parts, given]) => {
    const asked = given.map(([key, value]) => `${key}=${value}`).join('&');
    return `${parts.join('/')}${asked === '' ? '' : `?${asked}`}`;
  });
}

/** Mostly none: an invalid header ends the request before anything else is checked. */
const oddHeaders: Arbitrary<Record<string, string | string[]>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Record<string, string | string[]>>(
      { 'x-api-key': '' },
      { 'x-api-key': ['touchline-web', 'other'] },
      { authorization: 'Bearer' },
      { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' },
      { authorization: `Bearer ${'a'.repeat(3000)}` },
      { authorization: 'Basic YTpi' },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/json, application/json' },
      { 'content-type': '\u00ff' },
      { 'content-length': '5' },
      { 'content-encoding': 'gzip' },
      { 'x-forwarded-for': 'unknown, ::ffff:999.1.1.1' },
      { 'x-client': 'native' },
      { cookie: 'touchline_refresh=; touchline_refresh=%%%; =;;' },
      { cookie: `touchline_refresh=${'x'.repeat(500)}` },
      { 'last-event-id': '9'.repeat(40) },
      { 'if-none-match': '"x", W/"y", *' },
      { accept: 'text/html;q=x' },
      { 'accept-encoding': 'br;q=0, gzip;q=zero, *' },
      { 'accept-version': '99.x' },
      { expect: '200-maybe' },
      { range: 'bytes=5-1' },
    ),
  },
);

const rightful: Readonly<Record<Call['access'], readonly Persona[]>> = {
  visitor: ['visitor', 'free'],
  'signed-in': ['free', 'pass', 'unconfirmed'],
  onboarded: ['free', 'pass'],
  admin: ['admin'],
};

const address = fc.tuple(fc.nat(255), fc.nat(255)).map(([high, low]) => `10.9.${high}.${low}`);

/**
 * Requests to one call: from its schema, and with everything that a client could get wrong or try.
 * @param examples valid addresses: their parameters pass the first checks
 */
export function hostileRequests(call: Call, examples: readonly string[]): Arbitrary<HostileRequest> {
  const persona = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...rightful[call.access]) },
    { weight: 1, arbitrary: fc.constantFrom(...personas) },
  );
  return fc.record({
    url: urlOf(call, examples),
    persona,
    address,
    headers: oddHeaders,
    payload: bodyOf(call),
  });
}

/** Requests outside the calls: other paths and methods, bytes to the webhook, the server's own pages. */
export const strayRequests: Arbitrary<HostileRequest & { readonly method: string }> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'QUERY', 'PROPFIND'),
  url: fc.oneof(
    fc.constantFrom(
      '/healthz',
      '/readyz',
      '/metrics',
      '/openapi',
      '/openapi.json',
      '/v1/season_pass/webhook',
      '/v1/season_pass/test_checkout/x?mark=y',
      '/v1/season_pass/test_checkout/x?mark=y&mark=z',
      '/dev/outbox',
      '/test/mail?to=x&to=y',
      '/',
      '//',
      '/v1',
      '/v1/',
      '/v3/team/overview',
      '/V1/check',
      '/v1//check',
      '/v1/check/',
      '/v1/check;x=1',
    ),
    fc.array(part, { maxLength: 5 }).map((parts) => `/v1/${parts.join('/')}`),
    hostileText.map((text) => `/${inAddress(text)}`),
  ),
  persona: fc.constantFrom(...personas),
  address,
  headers: oddHeaders,
  payload: fc.option(fc.oneof(fc.constantFrom(...brokenBodies), hostileValue.map(asJson)), {
    nil: undefined,
  }),
});
