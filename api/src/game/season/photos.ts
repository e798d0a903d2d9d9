import type { FootballerImages } from '@touchline/shared/wire';
import type { Footballer } from '../fpl/gameData';

/** No photos: kits are shown. */
const noPhotos: FootballerImages = { small: null, mid: null, large: null };

/** Width and height in pixels, as hosts of the official game's photos name them. */
const sizes = { small: '40x40', mid: '110x140', large: '250x250' } as const;

/**
 * Photo URLs of a footballer. The API sends 0 as the code of a footballer without a photo.
 *
 * @param address `FOOTBALLER_PHOTOS` of the configuration, with `{code}` and `{size}`; null for none
 */
export function photosAt(address: string | null, { code }: Footballer): FootballerImages {
  if (address === null || !code) return noPhotos;
  const at = (size: keyof typeof sizes) =>
    address.replaceAll('{code}', String(code)).replaceAll('{size}', sizes[size]);
  return { small: at('small'), mid: at('mid'), large: at('large') };
}
