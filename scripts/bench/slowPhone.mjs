// @ts-check
/* global document -- a function below runs in the page */

/** A slow phone: 1.6 Mbps, 150 ms, a processor four times slower than this one. */
const slowLine = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const cpuRate = 4;

/** Gives a page the line and the processor of a slow phone. @returns its developer tools */
export async function slowDown(context, page) {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slowLine);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return client;
}

/** What the server knows of the phone: 390 pixels wide, in the zone of the game. */
export const screen = encodeURIComponent('390.0.Europe/London');

/** A phone that is logged in and has nothing in its cache. @returns its context and a tab */
export async function openPhone(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    timezoneId: 'Europe/London',
    // Charts ask for the kind of pointer: a page for another one is rendered anew.
    hasTouch: true,
  });
  await context.addCookies([...(await signIn(url)), { name: 'tl-screen', value: screen, url }]);
  return { context, tab: await context.newPage() };
}

/** Opens a page. @returns milliseconds until its content is on screen */
export async function openUntilContent(page, address, content) {
  await page.goto(address, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : 0),
    content,
    { polling: 'raf', timeout: 60_000 },
  );
  const contentMs = Number(await seen.jsonValue());
  await page.waitForLoadState('load');
  return contentMs;
}

/** Cookies of a signed-in reader with a linked team: one of the demo accounts. */
export async function signIn(url) {
  const response = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'touchline-web' },
    body: JSON.stringify({ email: 'pass@touchline.test', password: 'kick-off-at-three', remember: true }),
  });
  if (!response.ok) throw new Error(`The demo account could not log in: ${await response.text()}`);
  return response.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** Every figure's median over some visits. */
export const medians = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]));

export const row = (cells) =>
  `  ${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(34) : String(cell).padStart(10))).join('')}\n`;
