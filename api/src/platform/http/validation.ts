import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Call } from '@touchline/shared/wire';
import { badRequest, notFound } from './problems';

/** A JSON schema without typebox's own symbols. */
type JsonSchema = Record<string, unknown>;

const addAllFormats = (ajv: Ajv) => {
  // The package is CommonJS: Node exports its function as `default`, TypeScript expects it directly.
  const add = (addFormats as unknown as { default?: typeof addFormats }).default ?? addFormats;
  add(ajv);
  return ajv;
};

const bodies = addAllFormats(
  new Ajv({ allErrors: true, removeAdditional: false, coerceTypes: false, strict: false }),
);
/** Path and query parameters are strings: numbers and booleans are coerced. */
const addresses = addAllFormats(
  new Ajv({ allErrors: true, removeAdditional: true, coerceTypes: true, strict: false }),
);

/** Validators of one call, each compiled when it is first needed: a start would wait half a second for all. Each throws the problem to answer with. */
export interface CallChecks {
  params(given: unknown): unknown;
  query(given: unknown): unknown;
  body(given: unknown): unknown;
  /** Errors in a reply, or undefined. */
  reply(sent: unknown): string | undefined;
}

export function checksOf(call: Call): CallChecks {
  const params = compiledOnce(addresses, call.params && closed(call.params));
  const query = compiledOnce(addresses, call.query && closed(call.query));
  const body = compiledOnce(bodies, call.body && closed(call.body));
  const reply = compiledOnce(bodies, call.reply as JsonSchema);
  return {
    params: (given) => checkParams(given, params()),
    query: (given) => checkQuery(given, query()),
    body: (given) => checkBody(given, body()),
    reply: (sent) => {
      const isRight = reply();
      // As sent: a Date is serialised and undefined fields are removed.
      return isRight?.(JSON.parse(JSON.stringify(sent))) === false
        ? bodies.errorsText(isRight.errors)
        : undefined;
    },
  };
}

function compiledOnce(ajv: Ajv, schema: JsonSchema | undefined): () => ValidateFunction | undefined {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= schema && ajv.compile(schema));
}

/** Disallows additional properties in an object schema. */
function closed(schema: object): JsonSchema {
  const json = schema as JsonSchema;
  if (json['type'] !== 'object' || 'additionalProperties' in json) return json;
  const properties = Object.entries((json['properties'] ?? {}) as Record<string, object>);
  const inner = properties.map(([name, property]) => [name, closed(property)] as const);
  return { ...json, properties: Object.fromEntries(inner), additionalProperties: false };
}

/** An invalid id is a 404. */
function checkParams(given: unknown, isRight: ValidateFunction | undefined): unknown {
  if (isRight === undefined) return given;
  const params = { ...(given as object) } as Record<string, unknown>;
  // An absent optional last parameter is undefined or an empty string.
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === '') delete params[name];
  }
  refuseUnstorable(params);
  if (!isRight(params)) throw notFound('Page not found');
  return params;
}

/**
 * "Empty or non-string values are dropped"; so are values outside an enum and unknown names, because users
 * edit addresses.
 */
function checkQuery(given: unknown, isRight: ValidateFunction | undefined): unknown {
  const texts = Object.entries(given ?? {}).filter(([, value]) => typeof value === 'string' && value !== '');
  let query = Object.fromEntries(texts) as Record<string, unknown>;
  refuseUnstorable(query);
  if (isRight === undefined) return {};
  const original = { ...query };
  if (isRight(query)) return query;
  query = { ...original };
  for (const { instancePath } of isRight.errors ?? []) delete query[instancePath.split('/')[1] ?? ''];
  if (isRight(query)) return query;
  throw badRequest(...explain(isRight.errors ?? []));
}

function checkBody(given: unknown, isRight: ValidateFunction | undefined): unknown {
  const body = given ?? {};
  refuseUnstorable(body);
  if (isRight === undefined) {
    const [unknown] = Object.keys(body);
    if (unknown !== undefined) throw badRequest(...explain([unknownField(unknown)]));
    return undefined;
  }
  if (!isRight(body)) throw badRequest(...explain(isRight.errors ?? []));
  return body;
}

/** An error of Ajv's with the fields that `explainOne` reads. */
const unknownField = (name: string) =>
  ({
    keyword: 'additionalProperties',
    instancePath: '',
    params: { additionalProperty: name },
  }) as unknown as ErrorObject;

/** One sentence for the user, and each invalid field by name. */
function explain(errors: readonly ErrorObject[]): [string, Record<string, string>] {
  const fields = Object.fromEntries(errors.map(explainOne));
  const sentences = Object.entries(fields).map(([name, problem]) =>
    name === '' ? `The body ${problem}.` : `${name} ${problem}.`,
  );
  return [sentences.slice(0, 5).join(' ') || 'The request is not right.', fields];
}

function explainOne({ keyword, instancePath, params, message }: ErrorObject): [string, string] {
  const place = instancePath.slice(1).replaceAll('/', '.');
  const inside = (name: unknown) => (place === '' ? String(name) : `${place}.${String(name)}`);
  if (keyword === 'additionalProperties')
    return [inside(params['additionalProperty']), 'is not a field of this call'];
  if (keyword === 'required') return [inside(params['missingProperty']), 'is required'];
  return [place, message ?? 'is not right'];
}

/** A NUL, or an unpaired surrogate: PostgreSQL stores neither, and users do not type them. */
const unstorable = /\0|\p{Cs}/u;

function refuseUnstorable(value: unknown, name = '', depth = 0): void {
  if (typeof value === 'string' && unstorable.test(value)) {
    throw badRequest(`${name || 'The body'} has a character that cannot be stored.`, {
      [name]: 'has a character that cannot be stored',
    });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > 20) throw badRequest('The body is nested too deep.');
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key)) throw badRequest('The body has a character that cannot be stored.');
    refuseUnstorable(inner, name === '' ? key : `${name}.${key}`, depth + 1);
  }
}
