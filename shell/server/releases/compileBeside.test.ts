import Fastify from 'fastify';
import { parseManifest } from './releaseManifest';
import { aBuild } from '../testing/aBuild';
import { syntaxErrorOf, tooMuch } from './compileBeside';
import { checkContainer } from './publishChecks';

/** Takes the engine a tenth of a second, and a few hundred bytes in brotli. */
const hugeScript = 'var mf_clubs={get:function(name){return[name,"a",1,2,3]},init(){}};\n'.repeat(40_000);

const containerOf = (code: string) => {
  const build = aBuild('aaaaaaaaaa');
  const manifest = parseManifest(build.get('release.json')?.toString() ?? '');
  return { manifest, files: new Map([...build, [manifest.entry, Buffer.from(code)]]) };
};

it('answers /healthz while a huge container is compiled', async () => {
  const app = Fastify();
  app.get('/healthz', () => 'ok');
  const { manifest, files } = containerOf(hugeScript);
  let isChecking = true;
  let answers = 0;
  const checked = checkContainer(manifest, files).finally(() => (isChecking = false));
  while (isChecking) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    answers += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await checked;
  // In the thread that answers there is time for one at most.
  expect(answers).toBeGreaterThan(5);
  await app.close();
});

it('refuses a huge container that is an ES module, as a small one', async () => {
  for (const code of ['export default 1;', `${hugeScript}export default 1;`]) {
    const { manifest, files } = containerOf(code);
    await expect(checkContainer(manifest, files)).rejects.toThrow(/is an ES module/);
  }
});

it('lets syntax pass that the engine of the server does not know', async () => {
  const { manifest, files } = containerOf(`${hugeScript}a ?|> b;`);
  await expect(checkContainer(manifest, files)).resolves.toBeUndefined();
});

it('gives up a script that takes longer than any container', async () => {
  expect(await syntaxErrorOf(Buffer.from(hugeScript), { mostMs: 0, heapMb: 64 })).toBe(tooMuch);
});
