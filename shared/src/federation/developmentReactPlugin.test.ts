import { createRequire } from 'node:module';
import { developmentReact } from './developmentReactPlugin';

const { resolve } = createRequire(__filename);
const fileOf = (name: string) => resolve('react/package.json').replace('package.json', name);
const production = 'cjs/react.production.js';
const ofJsx = 'cjs/react-jsx-runtime.production.js';

type Chunk = [
  names: string[],
  modules: Record<string, (module: object, exports: object, need: (id: number) => unknown) => void>,
];

/** What a page has after the script: each module run once, with what it requires. */
function runChunk(code: string) {
  const page = globalThis as unknown as { webpackChunktest?: Chunk[] };
  delete page.webpackChunktest;
  // As a script of the page runs it.
  (0, eval)(code);
  const modules: Chunk[1] = page.webpackChunktest?.[0]?.[1] ?? {};
  const made = new Map<number, { exports: Record<string, unknown> }>();
  function need(id: number): Record<string, unknown> {
    const cached = made.get(id);
    if (cached) return cached.exports;
    const module = { exports: {} };
    made.set(id, module);
    modules[id]?.(module, module.exports, need);
    return module.exports;
  }
  return need;
}

it('puts React’s development build in the place of the modules of the production build, by their numbers', () => {
  const need = runChunk(
    developmentReact({
      global: 'webpackChunktest',
      modules: [
        { file: fileOf(production), number: 17, exports: [] },
        { file: fileOf(ofJsx), number: 3, exports: [] },
      ],
      // `react` itself only passes its build on.
      numberOf: (file) => (file === fileOf('index.js') ? 17 : undefined),
    }),
  );
  // Only the development build has it.
  expect(need(17)['captureOwnerStack']).toBeInstanceOf(Function);
  const made = (need(3)['jsx'] as (type: string, props: object) => object)('p', {});
  // Only the development build says whose element it is.
  expect(made).toHaveProperty('_owner');
});

it('gives exports the short names that the build has for them too', () => {
  const need = runChunk(
    developmentReact({
      global: 'webpackChunktest',
      modules: [
        {
          file: fileOf(production),
          number: 17,
          exports: [
            { name: 'useState', used: 'J0' },
            { name: 'useMemo', used: 'useMemo' },
            { name: 'useId', used: false },
          ],
        },
      ],
      numberOf: () => undefined,
    }),
  );
  const react = need(17);
  expect(react['J0']).toBe(react['useState']);
  expect(react).not.toHaveProperty('false');
});

it('stops the build when React requires a module that the build does not have', () => {
  const build = {
    global: 'webpackChunktest',
    modules: [{ file: fileOf(ofJsx), number: 3, exports: [] }],
    numberOf: () => undefined,
  };
  expect(() => developmentReact(build)).toThrow(/^react, which .*is no module of this build\.$/);
});
