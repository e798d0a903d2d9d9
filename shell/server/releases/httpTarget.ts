import type { DeployToken } from './deployTokens';
import { ReleaseRefused } from './releaseDocument';
import type { Composition } from './releaseStore';
import type { ReleaseTarget } from './releaseTarget';

/** A running server, over HTTP. Its errors are `ReleaseRefused`, with the server's own words. */
export function httpTarget(address: string, token: string): ReleaseTarget {
  const url = address.replace(/\/$/, '');
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new ReleaseRefused(`${url} cannot be reached (${String(cause)}). Nothing was changed.`);
    });
    if (response.status === 404)
      throw new ReleaseRefused(
        `${url} does not know this deploy token. Set TOUCHLINE_DEPLOY_TOKEN to the one of that server.`,
      );
    // A proxy's reply may be no JSON: its status is reported below.
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    if (!response.ok)
      throw new ReleaseRefused(answer.message ?? `${url}${path} answered ${response.status}.`);
    return answer as Answer;
  }
  return {
    place: url,
    document: () => ask('GET', '/releases'),
    publish: (files, request) =>
      ask('POST', '/releases', {
        files: Object.fromEntries([...files].map(([file, content]) => [file, content.toString('base64')])),
        ...request,
      }),
    change: (remote, verb, options) => ask('POST', `/releases/${remote}/${verb}`, options),
    startTrial: (remote, release) => ask('POST', `/releases/${remote}/trial`, { release }),
    startTrialAt: (generation) => ask('POST', `/releases/compositions/${generation}/trial`, {}),
    compositions: async (from, to) =>
      (await ask<{ compositions: Composition[] }>('GET', `/releases/compositions?from=${from}&to=${to}`))
        .compositions,
    endTrial: async (reader) => void (await ask('DELETE', `/releases/trials/${encodeURIComponent(reader)}`)),
    makeToken: (token) => ask('POST', '/releases/tokens', token),
    tokens: async () => (await ask<{ tokens: DeployToken[] }>('GET', '/releases/tokens')).tokens,
    revokeToken: async (id) =>
      (await ask<{ revoked: DeployToken }>('DELETE', `/releases/tokens/${encodeURIComponent(id)}`)).revoked,
    close: () => Promise.resolve(),
  };
}
