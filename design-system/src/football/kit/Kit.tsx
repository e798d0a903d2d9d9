import { keeperShirt } from '@touchline/shared/domain';
import { staticClasses } from '../../theme/staticClasses';
import { contour, ink, night } from '../../theme/madeTokens';
import { missingKitColour } from '../../theme/tokens';

export type KitPattern = 'plain' | 'stripes' | 'hoops';

/** Colours of a shirt: body; collar, cuffs and pattern; sleeves. */
export interface KitColours {
  readonly base: string;
  readonly secondary: string;
  readonly sleeves: string;
  readonly type: KitPattern;
}

/** A kit as the API sends it (specification, "Kit"). */
export interface KitFields {
  readonly kit_shirt_base: string;
  readonly kit_shirt_secondary: string;
  readonly kit_shirt_sleeves: string;
  readonly kit_shirt_type: string;
}

const missing: KitColours = {
  base: missingKitColour,
  secondary: missingKitColour,
  sleeves: missingKitColour,
  type: 'plain',
};

/** Maps the API's fields to the drawing's; a missing kit or colour is the game's own light grey. */
export function kitFromFields(fields: Partial<KitFields> | null | undefined): KitColours {
  if (!fields) return missing;
  const { kit_shirt_type: type } = fields;
  return {
    base: fields.kit_shirt_base || missingKitColour,
    secondary: fields.kit_shirt_secondary || missingKitColour,
    sleeves: fields.kit_shirt_sleeves || missingKitColour,
    type: type === 'stripes' || type === 'hoops' ? type : 'plain',
  };
}

/** The keeper's kit: without the club's pattern, in a colour that differs from the outfield kit. */
export function keeperKit({ base: outfield }: KitColours): KitColours {
  const cached = keeperKits.get(outfield);
  if (cached) return cached;
  const base = keeperShirt(outfield);
  const kit: KitColours = { base, secondary: ink, sleeves: base, type: 'plain' };
  keeperKits.set(outfield, kit);
  return kit;
}

/** Cache by outfield shirt: comparing colours is expensive, and a table does it for each keeper. */
const keeperKits = new Map<string, KitColours>();

/** Pixels of the specification's sizes (section 9). */
export const kitSizes = { small: 50, mid: 400, large: 400, default: 96 } as const;
export type KitSize = number | keyof typeof kitSizes;

export interface KitProps {
  /** Null is the game's light grey. */
  kit?: KitColours | null;
  /** Pixels, or the specification's names. */
  size?: KitSize;
  keeper?: boolean;
  /** Accessible name when the kit has no text beside it; without it the drawing is decorative. */
  title?: string;
}

const neckline = 'M22.5 9.2C25.5 13.6 38.5 13.6 41.5 9.2';
const body = `${neckline}L47 12V56a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V12Z`;
const sleeves = `M22.5 9.2C14 11.5 9.5 13 7.6 18.5L3.6 31.2 12.7 34.2 17 24.5V12Z
  M41.5 9.2C50 11.5 54.5 13 56.4 18.5L60.4 31.2 51.3 34.2 47 24.5V12Z`;
const cuffs = 'M4.6 28 13.9 31.1 12.7 34.2 3.6 31.2ZM59.4 28 50.1 31.1 51.3 34.2 60.4 31.2Z';

// The shapes end at the body's outline: a clip path would add a paint layer to each row of a table.
const patterns: Partial<Record<KitPattern, string>> = {
  stripes:
    'M19.6 10.7 22.5 9.2 24.8 11.1V58H19.6ZM29.2 12.3H34.4V58H29.2ZM38.8 11.3 41.5 9.2 44 10.5V58H38.8Z',
  hoops: 'M17 13H47V18.8H17ZM17 24.5H47V30.3H17ZM17 36H47V41.8H17ZM17 47.5H47V53.3H17Z',
};
const shade = 'M40.6 10.2 41.5 9.2 47 12V56a2 2 0 0 1-2 2H37.2C40 43.8 41.4 27 40.6 10.2Z';

/**
 * On the 64 grid: 1.3, and at least 0.7 pixels, or white sleeves would be invisible on the light background.
 */
const outlineWidth = (pixels: number) => Math.max(1.3, (0.7 * 64) / pixels);

/** Minimum size in pixels for cuffs; below it they are not recognisable. */
const cuffsFrom = 28;

/** A football kit on a 64 grid: of a club, of a manager, or the grey default. */
export function Kit({ kit, size = 'default', keeper = false, title }: KitProps) {
  const pixels = typeof size === 'number' ? size : kitSizes[size];
  const outfield = kit ?? missing;
  const colours = keeper ? keeperKit(outfield) : outfield;
  const pattern = patterns[colours.type];
  const edge = { stroke: outline, strokeWidth: outlineWidth(pixels), strokeLinejoin: 'round' } as const;
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 64 64"
      width={pixels}
      height={pixels}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={sleeves} fill={colours.sleeves} {...edge} />
      {pixels > cuffsFrom && <path d={cuffs} fill={colours.secondary} {...edge} strokeWidth="0.9" />}
      <path d={body} fill={colours.base} />
      {pattern && <path d={pattern} fill={colours.secondary} />}
      <path d={shade} fill={night} opacity="0.13" />
      <path d={body} fill="none" {...edge} />
      <path d={neckline} fill="none" stroke={outline} strokeWidth="4.6" />
      <path d={neckline} fill="none" stroke={colours.secondary} strokeWidth="2.8" />
    </svg>
  );
}

const outline = 'var(--kit-outline)';

const classes = staticClasses('kit', {
  drawing: (theme) => ({
    display: 'block',
    flexShrink: 0,
    // Dark in the light scheme; light in the dark one, where black shirts would be invisible otherwise.
    '--kit-outline': contour.light.outline,
    ...theme.applyStyles('dark', { '--kit-outline': contour.dark.outline }),
  }),
});
