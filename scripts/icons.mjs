/**
 * Draws the pictures that phones want as PNG from our own drawings: `npm run icons`, after a drawing was changed. They are
 * committed, so that neither a build nor a start draws.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const shell = join(import.meta.dirname, '..', 'shell');

/** Drawing, picture and width. */
const pictures = [
  ['public/icon.svg', 'public/icon-192.png', 192],
  ['public/icon.svg', 'public/icon-512.png', 512],
  ['icons/maskable.svg', 'public/icon-maskable-192.png', 192],
  ['icons/maskable.svg', 'public/icon-maskable-512.png', 512],
  // iOS rounds the corners by itself.
  ['icons/maskable.svg', 'public/apple-touch-icon.png', 180],
  // Android takes its outline only.
  ['icons/badge.svg', 'public/badge-96.png', 96],
];

/** @param {string} drawing @param {number} width */
export function draw(drawing, width) {
  return new Resvg(readFileSync(drawing, 'utf8'), { fitTo: { mode: 'width', value: width } })
    .render()
    .asPng();
}

if (process.argv[1] === import.meta.filename)
  for (const [drawing, picture, width] of pictures) {
    const file = join(shell, picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw(join(shell, drawing), width));
  }
