import type { FootballerImages } from '@touchline/shared/wire';
import type { Footballer } from '../fpl/gameData';
import { noPhotos, type Season } from './season';

/** Width and height in pixels, as hosts of the official game's photos name them. */
const sizes = { small: '40x40', mid: '110x140', large: '250x250' } as const;

/** Cached per state of the season: caches keyed by season would otherwise miss with every call. */
const seasonsWithPhotos = new WeakMap<Season, Season>();

/**
 * The season with photo URLs of its footballers.
 *
 * @param address `FOOTBALLER_PHOTOS` of the configuration, with `{code}` and `{size}`; null returns the
 *   season unchanged
 */
export function withPhotos(season: Season, address: string | null): Season {
  if (address === null) return season;
  const known = seasonsWithPhotos.get(season) ?? { ...season, photosOf: (one) => photosAt(address, one) };
  seasonsWithPhotos.set(season, known);
  return known;
}

/** The API sends 0 for a footballer without a photo. */
function photosAt(address: string, { code }: Footballer): FootballerImages {
  if (!code) return noPhotos;
  const at = (size: keyof typeof sizes) =>
    address.replaceAll('{code}', String(code)).replaceAll('{size}', sizes[size]);
  return { small: at('small'), mid: at('mid'), large: at('large') };
}
