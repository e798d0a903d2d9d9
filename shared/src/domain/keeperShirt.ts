import { deltaE } from './colourDistance';

/** CIEDE2000: below this distance a keeper's shirt looks like the outfield shirt. */
const apart = 30;

/** Colours of the keepers' shirts, in the order in which they are tried. */
export const keeperShirts = ['#F2C230', '#3BB273', '#8E6CC9'] as const;

/**
 * Hex colour of a keeper's shirt: the first that differs from the club's outfield shirt. The same in the app and on
 * shared pictures and pages.
 */
export const keeperShirt = (outfield: string): string =>
  keeperShirts.find((shirt) => deltaE(shirt, outfield) >= apart) ?? keeperShirts[0];
