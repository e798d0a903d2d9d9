import * as wire from '@touchline/shared/wire';
import { generateSync } from 'json-schema-faker';
import type { Static, TSchema } from 'typebox';
import type { Boot, FirstAnswer } from '../../src/services/boot/boot';

/** A call of the API, without the types of its own schemas. */
type AnyCall = Pick<wire.Call, 'method' | 'path' | 'params' | 'query' | 'reply'>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'method' in value && 'reply' in value && 'path' in value;

const all: readonly unknown[] = Object.values(wire);
const reads = all.filter(isCall).filter(({ method }) => method === 'GET');

const options = {
  seed: 1,
  minItems: 1,
  maxItems: 3,
  // Deeper than any reply: at its limit the library answers with null.
  maxDepth: 20,
  alwaysFakeOptionals: true,
};

/** Data that a schema allows: optional fields filled, lists of one to three; always the same for a schema. */
const exampleOf = <Schema extends TSchema>(schema: Schema) =>
  generateSync(schema as Readonly<Record<string, unknown>>, options) as Static<Schema>;

const segmentsOf = (path: string) => path.split('?')[0]?.split('/') ?? [];

/** How many segments a declared call has in common with the path of a call; undefined when they do not match. */
function likeness(declared: string, path: string): number | undefined {
  const [given, template] = [segmentsOf(declared), segmentsOf(path)];
  if (given.length > template.length) return undefined;
  const matches = template.every((segment, at) =>
    given[at] === undefined ? segment.endsWith('?') : segment === given[at] || segment.startsWith(':'),
  );
  return matches ? template.filter((segment, at) => segment === given[at]).length : undefined;
}

/** The call that a route declares as `/v1/fixture/:pair/overview`, whatever its parameters are named there. */
function callOf(declared: string): AnyCall | undefined {
  const [best] = reads
    .flatMap((read) => {
      const common = likeness(declared, read.path);
      return common === undefined ? [] : [{ read, common }];
    })
    .sort((one, other) => other.common - one.common);
  return best?.read;
}

/** The example that the schema of a parameter names; ids are numbers elsewhere. */
const exampleOfField = (fields: TSchema | undefined, name: string) => {
  const { properties = {} } = (fields ?? {}) as {
    properties?: Readonly<Record<string, { examples?: readonly string[] }>>;
  };
  return properties[name]?.examples?.[0] ?? '1';
};

/** Values for the parameters that a declared call takes from the page's address. */
function paramsOf(declared: string): [name: string, value: string][] {
  const { path, params, query } = callOf(declared) ?? {};
  const parameterNames = segmentsOf(path ?? '').map((segment) => segment.replace(/[:?]/g, ''));
  const inPath = segmentsOf(declared).map((segment, at) => [
    segment,
    exampleOfField(params, parameterNames[at] ?? ''),
  ]);
  const asked = [...new URLSearchParams(declared.split('?')[1])];
  const inQuery = asked.map(([name, value]) => [value, exampleOfField(query, name)]);
  return [...inPath, ...inQuery].flatMap(([given = '', value = '']): [string, string][] =>
    given.startsWith(':') ? [[given.slice(1), value]] : [],
  );
}

/** The parameters that a path does not name are those of the query. */
const queryOf = (path: string, params: ReadonlyMap<string, string>) => {
  const query = new URLSearchParams([...params].filter(([name]) => !path.includes(`:${name}`)));
  return query.size > 0 ? `?${query}` : '';
};

const fill = (template: string, params: ReadonlyMap<string, string>) =>
  template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params.get(name) ?? '1'));

export interface ExamplePage {
  /** Path and query with an example for each parameter. */
  readonly address: string;
  /** Replies to the declared calls, by address; a call that this server does not have is left out. */
  readonly answers: Readonly<Record<string, FirstAnswer>>;
}

/** An address of a route, and replies as the schemas of its calls allow them. */
export function examplePage(path: string, calls: readonly string[]): ExamplePage {
  const params = new Map(calls.flatMap(paramsOf));
  const answers = calls.flatMap((declared): [string, FirstAnswer][] => {
    const found = callOf(declared);
    return found ? [[fill(declared, params), { status: 200, body: exampleOf(found.reply) }]] : [];
  });
  return { address: fill(path, params) + queryOf(path, params), answers: Object.fromEntries(answers) };
}

/** An administrator with a team and the pass, so that no page is locked or hidden. */
export function exampleReader(): Pick<Boot, 'session' | 'state' | 'content'> {
  const { unlinked: _unlinked, ...user } = exampleOf(wire.AuthUser);
  const state = exampleOf(wire.FantasyState);
  const ready = {
    banned: false,
    onboarded: true,
    email_confirmed: true,
    pass: true,
    deletion_schedule: null,
  };
  return {
    session: { user: { ...user, ...ready, role: 'ADMIN' }, sessionToken: '' },
    state: { ...state, pass: true, gameweek_id: state.gameweek?.id ?? null },
    content: exampleOf(wire.ContentSettings),
  };
}
