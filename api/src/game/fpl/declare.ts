import type { FootballerId, LeagueId, TeamId } from '@touchline/shared/domain';
import { Malformed } from './fields';

/**
 * Declarations of upstream fields: how each is read, and whether it is required. `readShape` reads by the
 * declaration, and `upstreamFields.test.ts` tests every declared field.
 */

/**
 * `needed`: without it the document is refused. `spare`: a default is used and the loss is recorded.
 * `optional`: as spare, but null or missing is normal and not recorded.
 */
export type Verdict = 'needed' | 'spare' | 'optional';

/** Fields that were replaced by defaults: counts by path, without indexes of lists. */
export type Losses = Map<string, number>;

/** Reader of a value. `wanted` describes the expected type in an error message. */
export interface Kind<T> {
  readonly wanted: string;
  /** Undefined for a value of another kind. @throws {Malformed} when a needed nested field is missing */
  read(value: unknown, where: string, losses: Losses): T | undefined;
  /** Nested declaration of an object or a list of objects. */
  readonly inner?: Shape;
}

export interface Field<T> {
  readonly verdict: Verdict;
  readonly kind: Kind<unknown>;
  readonly otherwise: T;
}

export type Shape = Readonly<Record<string, Field<unknown>>>;
export type Read<S extends Shape> = {
  readonly [Name in keyof S]: S[Name] extends Field<infer T> ? T : never;
};

const simple = <T>(wanted: string, read: (value: unknown) => T | undefined): Kind<T> => ({ wanted, read });

export const whole = simple('a whole number', (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined,
);
/** Upstream sends decimals as strings. */
export const decimal = simple('a decimal', (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
});
export const text = simple('a text', (value) => (typeof value === 'string' ? value : undefined));
export const flag = simple('true or false', (value) => (typeof value === 'boolean' ? value : undefined));
/** Numbers of upstream that are ids. */
export const footballerId = whole as Kind<FootballerId>;
export const teamId = whole as Kind<TeamId>;
export const leagueId = whole as Kind<LeagueId>;
/** ISO 8601 with its zone, as milliseconds. */
export const instant = simple('an instant', (value) => {
  const at = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? undefined : at;
});
/** An object whose fields are read elsewhere. */
export const anyObject = simple('an object', (value) =>
  isObject(value) ? (value as Readonly<Record<string, unknown>>) : undefined,
);

export const object = <S extends Shape>(inner: S): Kind<Read<S>> => ({
  wanted: 'an object',
  inner,
  read: (value, where, losses) => (isObject(value) ? readShape(inner, value, where, losses) : undefined),
});

export const list = <S extends Shape>(inner: S): Kind<Read<S>[]> => ({
  wanted: 'a list',
  inner,
  read: (value, where, losses) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => readShape(inner, item, `${where}[${index}]`, losses))
      : undefined,
});

export const needed = <T>(kind: Kind<T>): Field<T> => ({
  verdict: 'needed',
  kind,
  otherwise: undefined as T,
});
export const spare = <T, Otherwise>(kind: Kind<T>, otherwise: Otherwise): Field<T | Otherwise> => ({
  verdict: 'spare',
  kind,
  otherwise,
});
export const optional = <T>(kind: Kind<T>): Field<T | null> => ({
  verdict: 'optional',
  kind,
  otherwise: null,
});

/** @throws {Malformed} when it is not an object, or a needed field cannot be read */
export function readShape<S extends Shape>(shape: S, json: unknown, where: string, losses: Losses): Read<S> {
  if (!isObject(json)) throw new Malformed(`${where} is not an object`);
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape))
    read[name] = readField(field, Reflect.get(json, name), `${where}.${name}`, losses);
  return read as Read<S>;
}

/** The same for a document that is a list. @throws {Malformed} */
export function readList<S extends Shape>(shape: S, json: unknown, where: string, losses: Losses): Read<S>[] {
  if (!Array.isArray(json)) throw new Malformed(`${where} is not a list`);
  return json.map((item: unknown, index) => readShape(shape, item, `${where}[${index}]`, losses));
}

function readField(
  { verdict, kind, otherwise }: Field<unknown>,
  value: unknown,
  where: string,
  losses: Losses,
) {
  if (verdict === 'needed') {
    const read = kind.read(value, where, losses);
    if (read === undefined) throw new Malformed(`${where} is not ${kind.wanted}`);
    return read;
  }
  if (verdict === 'optional' && (value === null || value === undefined)) return otherwise;
  const read = readOrNothing(kind, value, where, losses);
  if (read !== undefined) return read;
  noteLoss(losses, where);
  return otherwise;
}

/** A spare object is spare as a whole: a missing needed field inside only loses the object. */
function readOrNothing(kind: Kind<unknown>, value: unknown, where: string, losses: Losses): unknown {
  try {
    return kind.read(value, where, losses);
  } catch (thrown) {
    if (thrown instanceof Malformed) return undefined;
    throw thrown;
  }
}

/** `bootstrap.teams.strength`: one entry for a field of twenty clubs, not twenty. */
function noteLoss(losses: Losses, where: string): void {
  const path = where.replaceAll(/\[\d+\]/g, '');
  losses.set(path, (losses.get(path) ?? 0) + 1);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
