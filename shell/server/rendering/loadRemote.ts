import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from '@touchline/shared/contract';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { sharedModules } from '../../src/services/remotes/sharedModules';
import type { RemoteCode } from './messages';

/** Shared modules by name, all loaded eagerly: a server has no download cost. */
async function loadShared(): Promise<ReadonlyMap<string, unknown>> {
  const shared = Object.entries(sharedModules(() => {})) as [
    string,
    { lib?: () => unknown; get?: () => Promise<() => unknown> },
  ][];
  return new Map(
    await Promise.all(
      shared.map(async ([name, { lib, get }]) => [name, (lib ?? (await get?.()))?.()] as const),
    ),
  );
}

/** Signature of a CommonJS module wrapper in Node. */
type StartModule = (module: object, exports: object, require: (wanted: string) => unknown) => void;

/** Maximum number of releases cached per remote: the live one, and one that readers may still have. */
const mostKept = 2;

/** Loads the code of releases, each once. */
export function createRemoteCode() {
  const shared = loadShared();
  const modules = new Map<string, Map<string, RemoteModule>>();

  function run({ name, folder, file, integrity }: RemoteCode, given: ReadonlyMap<string, unknown>) {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (integrityOf(content) !== integrity)
      throw new Error(`${path} is not the file that was published: its hash differs.`);
    const require = (wanted: string) => {
      if (given.has(wanted)) return given.get(wanted);
      throw new Error(`${name} asks the server for "${wanted}", which is no shared module.`);
    };
    const module = { exports: {} as { remote?: RemoteModule } };
    const parameters = ['module', 'exports', 'require'];
    const start = compileFunction(content.toString('utf8'), parameters, { filename: path }) as StartModule;
    start(module, module.exports, require);
    if (!module.exports.remote) throw new Error(`${path} does not export \`remote\`.`);
    return module.exports.remote;
  }

  /** @throws Error when the file is missing, changed, or throws while it is evaluated */
  async function load(code: RemoteCode): Promise<RemoteModule> {
    const kept = modules.get(code.name) ?? new Map<string, RemoteModule>();
    modules.set(code.name, kept);
    const path = join(code.folder, code.file);
    const cached = kept.get(path);
    if (cached) return cached;
    const module = run(code, await shared);
    kept.set(path, module);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return module;
  }

  return {
    load: async (code: readonly RemoteCode[]): Promise<Record<string, RemoteModule>> =>
      Object.fromEntries(await Promise.all(code.map(async (one) => [one.name, await load(one)] as const))),
  };
}
