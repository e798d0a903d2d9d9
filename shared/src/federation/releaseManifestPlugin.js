// @ts-check
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from './integrity.js';

const brotli = (/** @type {Buffer} */ content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

const isCode = (file) => /\.(js|css)$/.test(file);
const isCompressible = (file) => /\.(js|css|json|svg|txt|webmanifest|wasm)$/.test(file);

/** Names of shared modules that the modules of some chunks take from the page. */
function sharedTakenBy(chunks, chunkGraph) {
  const taken = new Set();
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk))
      if (module.type === 'consume-shared-module')
        taken.add(module.options?.shareKey ?? module.options?.importResolved);
  return [...taken].filter(Boolean);
}

/** Ranges of the shared modules that a build takes from the page, by module. */
function requiredRanges(compilation) {
  const ranges = {};
  for (const module of compilation.modules)
    if (module.type === 'consume-shared-module' && module.options.requiredVersion)
      ranges[module.options.shareKey] = module.options.requiredVersion;
  return ranges;
}

/** First names of what a module's imports refer to; undefined where one takes the module as a whole. */
function referredNames(module, moduleGraph) {
  const names = new Set();
  for (const { dependency } of moduleGraph.getIncomingConnections(module))
    for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? []) {
      const [name] = Array.isArray(reference) ? reference : reference.name;
      if (name === undefined) return undefined;
      names.add(name);
    }
  return [...names].sort();
}

/** Exports of the shared modules that a build uses, by module; a module that it takes as a whole is left out. */
function usedExports({ modules, moduleGraph }) {
  const used = {};
  for (const module of modules)
    if (module.type === 'consume-shared-module') {
      const names = referredNames(module, moduleGraph);
      if (names) used[module.options.shareKey] = names;
    }
  return used;
}

/** Files and shared modules a named chunk needs before it can run. */
function neededBy(compilation, chunkName) {
  const group = compilation.namedChunkGroups.get(chunkName);
  if (!group) return undefined;
  return {
    files: group.getFiles().filter(isCode),
    shared: sharedTakenBy(group.chunks, compilation.chunkGraph),
  };
}

/**
 * Writes `release.json` beside a build: which files a route or widget needs, the hash of each file, sizes in
 * brotli, and whatever `describe` adds (a remote's declaration, the shell's shared modules). The release
 * tool and the web server read it; the browser never does. It also writes `.br` and `.gz` beside each text
 * file, so that the server never compresses.
 */
export class ReleaseManifestPlugin {
  /** @param {{ describe: (tools: { neededBy: (chunk: string) => { files: string[], shared: string[] } | undefined, requiredRanges: () => Record<string, string>, usedExports: () => Record<string, string[]>, compilation: any, serverCode?: Buffer }) => Record<string, unknown>, compress: boolean, serverOutput?: () => Promise<Buffer>, emitsServerCode?: boolean }} options `serverOutput`: code for Node, which `describe` gets; with `emitsServerCode` it is a file of the build too */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ReleaseManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After real content hashes: file names and contents are final.
        { name: 'ReleaseManifestPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => this.emit(compilation, sources),
      );
    });
  }

  /** The code for the server, which no browser gets: not among the hashes of the page. */
  emitServerFile(content, compilation, sources) {
    if (!content || !this.options.emitsServerCode) return undefined;
    const stamp = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `server.${stamp}.cjs`;
    // Without the mark the browser's minimizer would change it, and its hash.
    compilation.emitAsset(file, new sources.RawSource(content), { minimized: true });
    return { file, integrity: integrityOf(content) };
  }

  async emit(compilation, sources) {
    if (compilation.errors.length > 0) return;
    const serverCode = await this.options.serverOutput?.();
    const server = this.emitServerFile(serverCode, compilation, sources);
    const integrity = {};
    const sizes = {};
    for (const [file, source] of Object.entries(compilation.assets)) {
      const content = Buffer.from(source.buffer());
      if (isCode(file)) integrity[file] = integrityOf(content);
      if (!this.options.compress || !isCompressible(file)) continue;
      const packed = brotli(content);
      sizes[file] = { raw: content.length, brotli: packed.length };
      compilation.emitAsset(`${file}.br`, new sources.RawSource(packed));
      compilation.emitAsset(`${file}.gz`, new sources.RawSource(gzipSync(content, { level: 9 })));
    }
    const described = this.options.describe({
      neededBy: (chunk) => neededBy(compilation, chunk),
      requiredRanges: () => requiredRanges(compilation),
      usedExports: () => usedExports(compilation),
      compilation,
      serverCode,
    });
    const hash = createHash('sha256')
      .update(JSON.stringify({ ...integrity, ...(server && { [server.file]: server.integrity }) }))
      .digest('hex')
      .slice(0, 10);
    const manifest = { ...described, hash, ...(server && { server }), integrity, sizes };
    compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(manifest, null, 1)}\n`));
  }
}
