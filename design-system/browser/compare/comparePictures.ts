import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Where two pictures differ. */
export interface Difference {
  /** How many pixels differ; those that only one of the pictures has are among them. */
  readonly pixels: number;
  /** The smallest rectangle around them, in pixels from the top left. */
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** PNG: the differing pixels in red over a faint version of the picture. */
  readonly picture: Buffer;
}

/**
 * Compares two PNGs pixel by pixel: the same browser drew both, so every difference counts.
 *
 * @returns undefined if they are equal
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const size = { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
  const drawn = new PNG(size);
  const mask = new PNG(size);
  const [left, right] = [enlarged(one, size), enlarged(other, size)];
  const exactly = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(left.data, right.data, drawn.data, size.width, size.height, exactly);
  if (pixels === 0) return undefined;
  pixelmatch(left.data, right.data, mask.data, size.width, size.height, { ...exactly, diffMask: true });
  return { pixels, box: boxAround(mask), picture: PNG.sync.write(drawn) };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** On a larger sheet: what lies outside is transparent, which no pixel of a screenshot is. */
function enlarged(picture: PNG, size: Size): PNG {
  if (picture.width === size.width && picture.height === size.height) return picture;
  const sheet = new PNG(size);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Around all pixels that are not transparent. */
function boxAround({ data, width, height }: PNG): Difference['box'] {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
