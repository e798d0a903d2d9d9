import type { FastifyInstance } from 'fastify';
import { type Call, Problem } from '@touchline/shared/wire';

/** `/openapi.json` from the wire's schemas, and `/openapi` as a readable page. */
export function registerOpenApi(app: FastifyInstance, calls: readonly Call[]): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_, reply) => {
    document ??= JSON.stringify(describe(calls));
    return reply.type('application/json').send(document);
  });
  app.get('/openapi', async (_, reply) => reply.type('text/html; charset=utf-8').send(page(calls)));
}

const accessText: Record<Call['access'], string> = {
  visitor: 'anybody',
  'signed-in': 'a session',
  onboarded: 'a session of an account that is confirmed and onboarded',
  admin: 'a session of an ADMIN; everybody else gets 404',
};

function describe(calls: readonly Call[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    for (const path of openApiPaths(call)) {
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, path) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1.0.0',
      description: 'Every reply is { success, payload, … }; every error is a Problem.',
    },
    components: {
      schemas: { Problem },
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
    security: [{ key: [] }],
    paths,
  };
}

interface ObjectSchema {
  readonly properties?: Record<string, { readonly const?: string }>;
  readonly required?: readonly string[];
}

/**
 * OpenAPI has no optional path parameters: such a call is documented under both paths. A parameter with a
 * single value is written out: otherwise `{kind}` beside `/points` would document one schema for both.
 */
function openApiPaths({ path, params }: Call): string[] {
  const schema: ObjectSchema | undefined = params;
  const parts = schema?.properties ?? {};
  const onlyValue = (name: string) => parts[name]?.const;
  const written = (text: string) =>
    text.replace(/:(\w+)\??/g, (_, name: string) => onlyValue(name) ?? `{${name}}`);
  return path.endsWith('?') ? [written(path.replace(/\/:\w+\?$/, '')), written(path)] : [written(path)];
}

function operation({ summary, access, params, query, body, reply }: Call, path: string): object {
  const named = (schema: ObjectSchema | undefined, place: 'path' | 'query') =>
    Object.entries(schema?.properties ?? {})
      .filter(([name]) => place === 'query' || path.includes(`{${name}}`))
      .map(([name, property]) => ({
        name,
        in: place,
        required: place === 'path' || (schema?.required ?? []).includes(name),
        schema: property,
      }));
  const json = (schema: object) => ({ 'application/json': { schema } });
  return {
    summary,
    description: `For ${accessText[access]}.`,
    parameters: [...named(params, 'path'), ...named(query, 'query')],
    ...(access === 'visitor' ? {} : { security: [{ key: [], session: [] }] }),
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'What was asked for', content: json(reply) },
      default: { description: 'What went wrong', content: json({ $ref: '#/components/schemas/Problem' }) },
    },
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function page(calls: readonly Call[]): string {
  const rows = calls.map(({ method, path, summary, access, query, body }) => {
    const names = (schema: ObjectSchema | undefined) => Object.keys(schema?.properties ?? {}).join(', ');
    const cells = [method, path, summary, accessText[access], names(query), names(body)];
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Touchline API</title>
<meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;margin:2rem}table{border-collapse:collapse}td,th{border-bottom:1px solid #ccc;padding:.3rem .8rem;text-align:left;vertical-align:top}</style>
</head><body><h1>Touchline API</h1>
<p>Every call carries <code>x-api-key</code>, and <code>Authorization: Bearer</code> when there is a session. Schemas: <a href="/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Answers</th><th>For</th><th>Query</th><th>Body</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>`;
}
