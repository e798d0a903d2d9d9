import { readFile } from 'node:fs/promises';
import { TraceMap } from '@jridgewell/trace-mapping';
import { positionIn } from '../releases/faultStacks';

/** Frames of a stack that are in a file of a folder: path, line and column. */
const framesIn = (folder: string, stack: string) =>
  [...stack.matchAll(/(\/[^\s():]+\.cjs):(\d+):(\d+)/g)].filter(([, file = '']) => file.startsWith(folder));

const mapOf = (file: string) =>
  readFile(`${file}.map`, 'utf8').then(
    (text) => new TraceMap(text),
    // The stack stays as it is in the built file.
    () => undefined,
  );

/** `mf-team/../shared/src/x.ts` is written as `shared/src/x.ts`. */
const flattened = (source: string) => source.replace(/[^/]+\/\.\.\//g, '');

/**
 * Replaces places in compiled files of a folder by places in the sources. A file's map is beside it; a frame without one
 * stays as it is.
 */
export async function mapToSources(stack: string, folder: string): Promise<string> {
  const frames = framesIn(folder, stack);
  const files = [...new Set(frames.map(([, file = '']) => file))];
  const maps = new Map(await Promise.all(files.map(async (file) => [file, await mapOf(file)] as const)));
  return frames.reduce((text, [place, file = '', line, column]) => {
    const map = maps.get(file);
    const source = map && positionIn(map, Number(line), Number(column));
    return source ? text.replace(place, flattened(source)) : text;
  }, stack);
}
