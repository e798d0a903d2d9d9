// @ts-check
/** Who the screens are shown to: the demo's accounts, and newcomers at each step of onboarding. */

const password = 'kick-off-at-three';

/** @param {string} url @param {string} method @param {string} path @param {object} [body] @param {string} [token] */
async function call(url, method, path, body, token) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'x-api-key': 'touchline-web',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(reply)}`);
  return { reply, cookies: answer.headers.getSetCookie() };
}

/** @param {string} url @param {string} account */
export async function signIn(url, account) {
  const body = { email: `${account}@touchline.test`, password, remember: true };
  const { cookies, reply } = await call(url, 'POST', '/v1/auth/login', body);
  return {
    userId: /** @type {string} */ (reply.user.id),
    token: /** @type {string} */ (reply.sessionToken),
    cookies: cookies.map((cookie) => {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      return { name, value: value.join('='), url };
    }),
  };
}

/**
 * `linked` has a team and no rivals, `choosing` two rivals; both have not finished onboarding. `alone` has, and
 * follows nobody.
 *
 * @param {string} url @returns the number of a team that can be linked
 */
export async function makeNewcomers(url) {
  const free = await signIn(url, 'free');
  const { reply } = await call(url, 'GET', '/v1/rivals/state', undefined, free.token);
  const [team, ...others] = /** @type {number[]} */ (reply.payload.rival_ids);
  for (const [name, rivals, isDone] of /** @type {const} */ ([
    ['linked', [], false],
    ['choosing', others.slice(0, 2), false],
    ['alone', [], true],
  ])) {
    const email = `${name}@touchline.test`;
    const account = { email, password, username: 'Ronnie', birthday: '1990-02-28' };
    const token = (await call(url, 'POST', '/v1/auth/register', account)).reply.sessionToken;
    const mails = await (await fetch(`${url}/test/mail?to=${encodeURIComponent(email)}`)).json();
    await call(url, 'POST', '/v1/auth/confirm_email', { token: mails[0].code }, token);
    await call(url, 'PUT', `/v1/onboarding/confirm_team/${team}`, undefined, token);
    for (const rival of rivals)
      await call(url, 'POST', `/v1/rivals/add/${rival}?ownership=false`, undefined, token);
    if (isDone) await call(url, 'PUT', '/v1/onboarding/finalize', undefined, token);
  }
  return String(team);
}
