import { mismatch } from '@touchline/shared/api';
import * as wire from '@touchline/shared/wire';
import { Value } from 'typebox/value';
import { examplePage, exampleReader } from './exampleData';

const reads = Object.values<unknown>(wire).flatMap((value) => {
  const call = value as Partial<wire.Call> | null;
  return typeof value === 'object' && call?.method === 'GET' && call.reply ? [call as wire.Call] : [];
});

it.each(reads.map((call) => [call.path, call] as const))(
  'makes an example of %s that its schema allows',
  (path, { reply }) => {
    const { answers } = examplePage('/page', [path.replace('?', '')]);
    const [answer] = Object.values(answers);
    expect(mismatch(reply, answer?.body)).toBeUndefined();
  },
);

it('fills an address with the examples that its calls name, however a route names its parameters', () => {
  const { address, answers } = examplePage('/club/:club', ['/v1/club/:club/overview']);
  expect(address).toBe('/club/ars');
  expect(Object.keys(answers)).toEqual(['/v1/club/ars/overview']);
  expect(examplePage('/timeline/:x', ['/v1/timeline/list?filter=:x']).address).toBe('/timeline/team');
  expect(examplePage('/footballer/:id', ['/v1/footballer/:id/default']).address).toBe('/footballer/1');
});

it('puts what only the query of an address names into the query', () => {
  const { address, answers } = examplePage('/footballers/compare', ['/v1/footballers/compare?ids=:ids']);
  const ids = new URLSearchParams(address.split('?')[1]).get('ids') ?? '';
  expect(ids).toMatch(/^\d/);
  expect(Object.keys(answers)).toEqual([`/v1/footballers/compare?ids=${encodeURIComponent(ids)}`]);
});

it('leaves out a call that this server does not have', () => {
  expect(examplePage('/sample/:x', ['/v1/sample/:x'])).toEqual({ address: '/sample/1', answers: {} });
});

it('makes a reader who is locked out of no page', () => {
  const { session, state, content } = exampleReader();
  expect(session?.user).toMatchObject({ banned: false, onboarded: true, email_confirmed: true, pass: true });
  expect(Value.Errors(wire.FantasyState, state)).toEqual([]);
  expect(Value.Errors(wire.ContentSettings, content)).toEqual([]);
});
