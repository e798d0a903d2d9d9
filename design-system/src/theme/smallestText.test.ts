import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typography } from './typography';

/** Minimum text size in pixels. */
const smallest = 11;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [path] : [];
  });
}

it('every text style is at least 11 pixels', () => {
  const sizes = Object.values(typography).flatMap((variant) =>
    typeof variant === 'object' && 'fontSize' in variant ? [Number.parseFloat(variant.fontSize) * 16] : [],
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallest);
});

it('no component writes smaller than that on its own', () => {
  const tooSmall = sources(join(__dirname, '..')).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const inRem = [...text.matchAll(/fontSize: '([\d.]+)rem/g)].map(([, rem]) => Number(rem) * 16);
    return inRem.filter((pixels) => pixels < smallest).map((pixels) => `${file}: ${pixels}px`);
  });
  expect(tooSmall).toEqual([]);
});
