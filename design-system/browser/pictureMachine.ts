import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** What the pixels of a story depend on: the browser's version and the fonts of the machine. */
export interface Machine {
  browser: string;
  /** A hash of specimens drawn in the fallback fonts. */
  fonts: string;
}

const file = new URL('pictures/takenWith.json', import.meta.url);

const machines = new WeakMap<Page, Promise<Machine>>();

/** The browser's version and the fonts of this machine; found once for each page. */
export function machineOf(page: Page): Promise<Machine> {
  const known = machines.get(page);
  if (known) return known;
  const found = look(page);
  machines.set(page, found);
  return found;
}

async function look(page: Page): Promise<Machine> {
  const browser = page.context().browser()?.version() ?? 'unknown';
  const drawn = await page.evaluate(drawSpecimens);
  return { browser, fonts: createHash('sha256').update(drawn).digest('hex').slice(0, 16) };
}

/** Runs in the page. */
function drawSpecimens(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [600, 200];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas, so its fonts cannot be told apart.');
  ['system-ui', 'sans-serif', 'serif', 'monospace'].forEach((family, at) => {
    context.font = `16px ${family}`;
    context.fillText('Ødegaard Kovačić 0123 ▲▼ ◆ ★ ‹ ›', 4, 24 + at * 40);
  });
  return canvas.toDataURL();
}

/**
 * Whether pictures taken here can be compared with the committed ones; while they are taken anew, this machine
 * becomes the one they are taken with.
 *
 * @returns undefined if they can, else the reason
 */
export function sameMachine(machine: Machine, takenAnew: boolean): string | undefined {
  if (takenAnew) {
    writeFileSync(file, `${JSON.stringify(machine, undefined, 2)}\n`);
    return undefined;
  }
  if (!existsSync(file)) return 'Left out: no pictures were taken yet (npm run stories -- --update).';
  const taken = JSON.parse(readFileSync(file, 'utf8')) as Machine;
  if (taken.browser === machine.browser && taken.fonts === machine.fonts) return undefined;
  return (
    `Left out: the pictures were taken with Chromium ${taken.browser} and fonts ${taken.fonts}, ` +
    `this machine has ${machine.browser} and ${machine.fonts}.`
  );
}
