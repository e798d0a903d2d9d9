import type { FirstAnswers } from '@touchline/shared/api';
import { createPrerendered } from './prerendered';

const meta = '/builds/meta/1.0.0-abc.json';
const clubs = '/v1/clubs/index/standings';
const files: Record<string, unknown> = {
  [meta]: { prerendered: [{ path: '/clubs', payload: '/clubs/_payload.json' }] },
  '/clubs/_payload.json': { path: '/clubs', calls: [clubs] },
  [clubs]: { success: true, payload: { rows: [] } },
};

function open(served = files) {
  const asked: [string, unknown][] = [];
  globalThis.fetch = jest.fn((address: string, init?: { headers?: unknown }) => {
    asked.push([address, init?.headers]);
    const isThere = address in served;
    return Promise.resolve({
      ok: isThere,
      status: isThere ? 200 : 404,
      json: () => Promise.resolve(served[address]),
    });
  }) as unknown as typeof fetch;
  const answers: FirstAnswers = new Map();
  const headers = () => ({ 'x-api-key': 'test' });
  return { asked, answers, ...createPrerendered({ buildId: '1.0.0-abc', headers, answers }) };
}

it('begins the calls that the page’s payload names, with the session’s headers', async () => {
  const { warm, asked, answers } = open();
  await warm('/clubs');
  expect(asked).toEqual([
    [meta, undefined],
    ['/clubs/_payload.json', undefined],
    [clubs, { 'x-api-key': 'test' }],
  ]);
  expect(await answers.get(clubs)).toEqual({ status: 200, body: files[clubs] });
});

it('leaves pages alone that have no payload', async () => {
  const { warm, asked } = open();
  await warm('/team');
  expect(asked.map(([address]) => address)).toEqual([meta]);
});

it('drops an answer that nobody took within 10 seconds', async () => {
  jest.useFakeTimers();
  const { warm, answers } = open();
  await warm('/clubs');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(answers.size).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers.size).toBe(0);
  jest.useRealTimers();
});

it('costs nothing when the build’s metadata is gone', async () => {
  const { warm, answers } = open({});
  await warm('/clubs');
  expect(answers.size).toBe(0);
});
