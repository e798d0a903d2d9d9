import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { pathOfFile } from './names';
import { releasesOf, shellName, type ReleaseDocument } from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

/** A place in a file of a remote's release or of the shell, as browsers write it in a stack. */
const framePattern =
  /(?:https?:\/\/[^\s()/]+)?\/(?:r\/(mf-[a-z][a-z0-9-]*)\/([\w.+-]+)|s)\/(\w[\w.-]{0,150}\.js)(?:\?[\w=&]*)?:(\d+):(\d+)/g;

/** The name of a file of the shell has a hash of its content, so that any build that has the file has its map. */
const isStamped = (file: string) => /\.[0-9a-f]{10}\.js$/.test(file);

/** Frames after these stay as they are: a stack comes from a browser, and a browser can send anything. */
const mostFrames = 40;
/** Maps in memory; a remote has about ten files, and a stack is of few. */
const mostMaps = 30;

/** Replaces places in built files by places in the sources they were built from. */
export interface FaultStacks {
  /** @returns the stack with each frame that a source map is kept for mapped, and the others as they are */
  map(stack: string, document: ReleaseDocument): Promise<string>;
}

/** @returns undefined where the map knows nothing of the place, or is broken */
export function positionIn(map: TraceMap, line: number, column: number): string | undefined {
  try {
    const found = originalPositionFor(map, { line, column: column - 1 });
    return found.source ? `${found.source}:${found.line}:${found.column + 1}` : undefined;
  } catch {
    // The frame is shown as the browser sent it.
    return undefined;
  }
}

/** A file's map is stored beside it (docs/tasks/my-remote-is-down.md). */
export function createFaultStacks({
  folder,
  fetchFiles,
}: Pick<ReleaseStore, 'folder' | 'fetchFiles'>): FaultStacks {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  /** @returns undefined when the map is missing or unreadable: the stack is shown as the browser sent it */
  function mapOf(path: string): Promise<TraceMap | undefined> {
    const cached = maps.get(path);
    if (cached) return cached;
    const loading = readFile(path, 'utf8').then(
      (text) => new TraceMap(text),
      // No map was stored with this file.
      () => undefined,
    );
    // A map that is no source map.
    const safe = loading.catch(() => undefined);
    maps.set(path, safe);
    // A publish of the same build puts missing files back.
    void safe.then((map) => map ?? maps.delete(path));
    const [oldest] = maps.keys();
    if (maps.size > mostMaps && oldest !== undefined) maps.delete(oldest);
    return safe;
  }

  async function sourceOf(frame: RegExpExecArray, document: ReleaseDocument): Promise<string> {
    const [place, remote, id = '', file = '', line, column] = frame;
    const map = await (remote === undefined
      ? mapOfShell(file, document)
      : mapOfRemote(remote, id, file, document));
    return (map && positionIn(map, Number(line), Number(column))) ?? place;
  }

  async function mapOfRemote(remote: string, id: string, file: string, document: ReleaseDocument) {
    // Only folders of known releases are read, whatever the stack names.
    if (!releasesOf(document, remote).releases.some((release) => release.id === id)) return undefined;
    await fetchFiles(remote, id).catch(() => undefined);
    return mapOf(join(folder, pathOfFile(remote, id, `${file}.map`)));
  }

  /** Frames do not name the build. All builds are in this process's folder: pages need them (openReleaseStore.ts). */
  function mapOfShell(file: string, document: ReleaseDocument) {
    if (!isStamped(file)) return undefined;
    const path = releasesOf(document, shellName)
      .releases.map(({ id }) => join(folder, pathOfFile(shellName, id, `${file}.map`)))
      .find((one) => existsSync(one));
    return path === undefined ? undefined : mapOf(path);
  }

  return {
    async map(stack, document) {
      const frames = [...stack.matchAll(framePattern)].slice(0, mostFrames);
      const sources = await Promise.all(frames.map((frame) => sourceOf(frame, document)));
      let end = 0;
      const parts = frames.map((frame, index) => {
        const before = stack.slice(end, frame.index);
        end = frame.index + frame[0].length;
        return before + sources[index];
      });
      return parts.join('') + stack.slice(end);
    },
  };
}
