import { pathOf, readPush } from './alerts';

const sent = (data: unknown) => ({ json: () => data });

it('reads what the server sends', () => {
  const push = { id: 'a', title: 'Goal', body: '+10', path: '/fixture/ars-che', at: 7 };
  expect(readPush(sent(push))).toEqual(push);
});

it.each([
  ['nothing', null],
  ['a word', sent('goal')],
  ['no title', sent({ id: 'a' })],
  [
    'no JSON',
    {
      json: () => {
        throw new SyntaxError('no JSON');
      },
    },
  ],
])('shows something for %s', (_, data) => {
  expect(readPush(data)).toMatchObject({ title: 'Touchline', path: '/' });
});

it.each([
  [{ path: '/team' }, '/team'],
  [{ path: '//elsewhere.test' }, '/'],
  [{ path: '/\\elsewhere.test' }, '/'],
  [{ path: 'https://elsewhere.test' }, '/'],
  [{}, '/'],
  [null, '/'],
])('a press on %j opens %s', (data, path) => {
  expect(pathOf(data)).toBe(path);
});
