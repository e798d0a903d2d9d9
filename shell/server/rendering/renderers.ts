import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import type { RendererCode, ServedShell } from '../shells';
import { createRenderer, type Renderer, type RendererOptions } from './renderer';

/** Renders pages by the code that belongs to the build whose scripts they name. */
export interface Renderers {
  /** @returns undefined for a build without such code: the browser alone draws its pages */
  of(shell: ServedShell): Renderer | undefined;
  close(): void;
}

/** Builds that are rendered at once: the live one, its canary and a preview. */
const mostAtOnce = 3;

export function createRenderers(options: Omit<RendererOptions, 'file'>): Renderers {
  const running = new Map<string, Renderer | undefined>();

  function start({ folder, file, integrity }: RendererCode): Renderer | undefined {
    const path = join(folder, file);
    try {
      if (integrityOf(readFileSync(path)) === integrity) return createRenderer({ ...options, file: path });
      options.report(`${path} is not the file that was published: its hash differs.`);
    } catch (error) {
      options.report(`${path} cannot be read: ${String(error)}`);
    }
    return undefined;
  }

  return {
    of({ renderer: code }) {
      if (!code) return undefined;
      const path = join(code.folder, code.file);
      const found = running.has(path) ? running.get(path) : start(code);
      // The one that was used last is the last to go.
      running.delete(path);
      running.set(path, found);
      const [oldest] = running.keys();
      if (running.size > mostAtOnce && oldest !== undefined) {
        running.get(oldest)?.close();
        running.delete(oldest);
      }
      return found;
    },
    close() {
      for (const renderer of running.values()) renderer?.close();
    },
  };
}
