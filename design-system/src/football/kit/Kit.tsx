import { useId } from 'react';
import { deltaE } from '../../theme/colour';
import { staticClasses } from '../../theme/staticClasses';
import { missingKitColour } from '../../theme/tokens';

export type KitPattern = 'plain' | 'stripes' | 'hoops';

/** Colours of a shirt, as drawn: body; collar, cuffs and pattern; sleeves. */
export interface KitColours {
  readonly base: string;
  readonly secondary: string;
  readonly sleeves: string;
  readonly type: KitPattern;
}

/** A kit as it travels (specification, "Kit"). */
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

/** From the wire's words to the drawing's; a missing kit or colour is the game's own light grey. */
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

const keeperShirts = ['#F2C230', '#3BB273', '#8E6CC9'] as const;
/** CIEDE2000: less than this from the outfield shirt and a keeper would be lost among his own. */
const apart = 30;

/** The keeper's shirt: the club's pattern dropped, the first keeper colour that stands apart from the outfield's. */
export function keeperKit(outfield: KitColours): KitColours {
  const base = keeperShirts.find((shirt) => deltaE(shirt, outfield.base) >= apart) ?? keeperShirts[0];
  return { base, secondary: '#16211C', sleeves: base, type: 'plain' };
}

const sizes = { small: 50, mid: 400, large: 400, default: 96 } as const;

export interface KitProps {
  /** Nothing: the game's light grey. */
  kit?: KitColours | null;
  /** Pixels, or the specification's words. */
  size?: number | keyof typeof sizes;
  keeper?: boolean;
  /** Said by screen readers where the shirt stands alone; without it the drawing is decoration. */
  title?: string;
}

const body = 'M22.5 9.2C25.5 13.6 38.5 13.6 41.5 9.2L47 12V56a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V12Z';
const leftSleeve = 'M22.5 9.2C14 11.5 9.5 13 7.6 18.5L3.6 31.2 12.7 34.2 17 24.5V12Z';
const rightSleeve = 'M41.5 9.2C50 11.5 54.5 13 56.4 18.5L60.4 31.2 51.3 34.2 47 24.5V12Z';
const leftCuff = 'M4.6 28 13.9 31.1 12.7 34.2 3.6 31.2Z';
const rightCuff = 'M59.4 28 50.1 31.1 51.3 34.2 60.4 31.2Z';
/** On the 64 grid: 1.3, and never under seven tenths of a pixel, or white sleeves would be lost on paper. */
const outlineWidth = (pixels: number) => Math.max(1.3, (0.7 * 64) / pixels);

/** Below this many pixels cuffs would be a smudge. */
const cuffsFrom = 28;

/** A football shirt on a 64 grid: the clubs', the managers', and the grey one of who has none. */
export function Kit({ kit, size = 'default', keeper = false, title }: KitProps) {
  const clip = useId();
  const pixels = typeof size === 'number' ? size : sizes[size];
  const outfield = kit ?? missing;
  const { base, secondary, sleeves, type } = keeper ? keeperKit(outfield) : outfield;
  const line = outlineWidth(pixels);
  return (
    <svg
      className={look.drawing}
      viewBox="0 0 64 64"
      width={pixels}
      height={pixels}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      <g stroke={outline} strokeWidth={line} strokeLinejoin="round">
        <path d={leftSleeve} fill={sleeves} />
        <path d={rightSleeve} fill={sleeves} />
        {pixels > cuffsFrom && <path d={`${leftCuff}${rightCuff}`} fill={secondary} strokeWidth="0.9" />}
      </g>
      <path d={body} fill={base} />
      <g clipPath={`url(#${clip})`}>
        <Pattern type={type} colour={secondary} />
        <path d="M40.5 8H48V59H37C40 44 41.5 26 40.5 8Z" fill="#0B1512" opacity="0.13" />
      </g>
      <path d={body} fill="none" stroke={outline} strokeWidth={line} strokeLinejoin="round" />
      <path d="M22.5 9.2C25.5 13.6 38.5 13.6 41.5 9.2" fill="none" stroke={outline} strokeWidth="4.6" />
      <path d="M22.5 9.2C25.5 13.6 38.5 13.6 41.5 9.2" fill="none" stroke={secondary} strokeWidth="2.8" />
    </svg>
  );
}

const outline = 'var(--kit-outline)';

const look = staticClasses('kit', {
  drawing: (theme) => ({
    display: 'block',
    flexShrink: 0,
    // Ink by day; by night chalk, or the black shirts would melt into the page.
    '--kit-outline': '#0B151299',
    ...theme.applyStyles('dark', { '--kit-outline': '#EDF3EC73' }),
  }),
});

function Pattern({ type, colour }: { type: KitPattern; colour: string }) {
  if (type === 'stripes') {
    return [19.6, 29.2, 38.8].map((x) => <rect key={x} x={x} y="6" width="5.2" height="54" fill={colour} />);
  }
  if (type === 'hoops') {
    return [13, 24.5, 36, 47.5].map((y) => (
      <rect key={y} x="15" y={y} width="34" height="5.8" fill={colour} />
    ));
  }
  return null;
}
