import { relative, sep } from 'node:path';
import type { Compiler, Module, ModuleGraph } from 'webpack';

/** Which files of the repository each file of the Storybook is made of. Read by `design-system/browser/compare`. */
export interface StoryModules {
  /** Paths relative to the repository, with slashes. */
  readonly files: readonly string[];
  /** For each file, in the same order, what it uses: places in `files`. */
  readonly uses: readonly (readonly number[])[];
}

/**
 * Writes `story-modules.json` beside the built Storybook. An import of which nothing is used is no use: who takes one name from an index is
 * made of that name's file, not of all that the index exports.
 *
 * @param root folder of the repository
 */
export const storyModules = (root: string) => (compiler: Compiler) => {
  compiler.hooks.thisCompilation.tap('StoryModules', (compilation) => {
    // Imports have been followed through indexes, and modules are not merged yet.
    compilation.hooks.optimizeModules.tap('StoryModules', (modules) => {
      const text = JSON.stringify(readUses([...modules], compilation.moduleGraph, root));
      compilation.emitAsset('story-modules.json', new compiler.webpack.sources.RawSource(text));
    });
  });
};

function readUses(modules: readonly Module[], graph: ModuleGraph, root: string): StoryModules {
  const named = modules.flatMap((module) => {
    const file = fileOf(module, root);
    return file === undefined ? [] : [{ module, file }];
  });
  const files = [...new Set(named.map(({ file }) => file))].sort();
  const places = new Map(files.map((file, place) => [file, place]));
  const uses = files.map(() => new Set<number>());
  for (const { module, file } of named)
    for (const used of usedBy(module, graph)) {
      const [from, to] = [places.get(file), places.get(fileOf(used, root) ?? '')];
      if (from !== undefined && to !== undefined && from !== to) uses[from]?.add(to);
    }
  return { files, uses: uses.map((one) => [...one].sort((a, b) => a - b)) };
}

function usedBy(module: Module, graph: ModuleGraph): Module[] {
  return [...graph.getOutgoingConnections(module)]
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .map((connection) => connection.module);
}

/** A file of the repository; undefined for packages and for what webpack writes itself. */
function fileOf(module: Module, root: string): string | undefined {
  const path = module.nameForCondition();
  if (!path?.startsWith(root) || path.includes(`${sep}node_modules${sep}`)) return undefined;
  return relative(root, path).split(sep).join('/');
}
