import { createSecrets } from '../home/secrets';
import { buildTestApp, type TestApp } from '../../../test/support/buildTestApp';
import { signAddress } from './clientAddress';

let test: TestApp;
const addresses: string[] = [];
beforeAll(async () => {
  test = await buildTestApp();
  test.app.addHook('onResponse', async ({ ip }) => void addresses.push(ip));
}, 60_000);
afterAll(() => test.close());

async function addressFor(header: string): Promise<string | undefined> {
  addresses.length = 0;
  const headers = {
    'x-touchline-client': header,
    'x-forwarded-for': '6.6.6.6',
    'x-api-key': 'touchline-web',
  };
  await test.app.inject({ url: '/v1/check', headers, remoteAddress: '10.0.0.1' });
  return addresses[0];
}
const ours = createSecrets('a secret of tests that is long enough to use');

it('takes the client’s address from a header that our web server has signed', async () => {
  expect(await addressFor(signAddress(ours, '198.51.100.7', Date.now()))).toBe('198.51.100.7');
  expect(await addressFor(signAddress(ours, '2001:db8::7', Date.now()))).toBe('2001:db8::7');
});

it.each([
  [
    'is signed by another secret',
    () => signAddress(createSecrets('x'.repeat(40)), '198.51.100.7', Date.now()),
  ],
  ['is of another hour', () => signAddress(ours, '198.51.100.7', Date.now() - 3_600_000)],
  ['has another address in it', () => signAddress(ours, '198.51.100.7', Date.now()).replace('.7', '.8')],
  ['is no address', () => signAddress(ours, 'somebody', Date.now())],
  ['is invented', () => '198.51.100.7'],
])('takes the connection’s address when the header %s', async (_, header) => {
  expect(await addressFor(header())).toBe('10.0.0.1');
});
