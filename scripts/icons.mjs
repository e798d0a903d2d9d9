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

/** An ICO file with one PNG of 48 pixels in it: what browsers request as `/favicon.ico`. @param {Buffer} png */
function iconFile(png) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon
  header.writeUInt16LE(1, 4); // with one picture:
  header.writeUInt8(48, 6);
  header.writeUInt8(48, 7);
  header.writeUInt16LE(1, 10); // colour planes,
  header.writeUInt16LE(32, 12); // bits a pixel,
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(shell, 'public/favicon.ico'), iconFile(draw(join(shell, 'public/icon.svg'), 48)));
  for (const [drawing, picture, width] of pictures) {
    const file = join(shell, picture);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw(join(shell, drawing), width));
  }
}
