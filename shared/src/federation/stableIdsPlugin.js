// @ts-check

/** Federation names its generated entry by a hash of its content, which has the path of this folder in it. */
const generatedEntry = /[\\/]\.federation[\\/]entry\./;

/**
 * The same sources make the same files, wherever their folder is: modules whose names contain that path get
 * names of their own before webpack numbers the others.
 */
export class StableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        const generated = [...modules].filter((module) => generatedEntry.test(module.identifier()));
        for (const module of generated)
          compilation.chunkGraph.setModuleId(
            module,
            module.identifier().startsWith('container entry') ? 'container' : 'federation',
          );
      });
    });
  }
}
