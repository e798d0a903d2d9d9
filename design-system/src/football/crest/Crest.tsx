import { Box } from '../../components/base/Box';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { contrast, mix, readableOn } from '../../theme/colour';
import { contour } from '../../theme/madeTokens';
import { fonts, ink, missingKitColour, white } from '../../theme/tokens';
import { clubKit, clubLook, clubName, type CrestOutline } from '../data/clubLooks';

interface CrestProps {
  /** Three letters: `ars`. An unknown club gets a shield with its letters, in colours derived from them. */
  code: string;
  size?: number;
  season?: string;
  /**
   * White outline and code only, for coloured backgrounds. Three clubs use this form automatically on a dark
   * page.
   */
  negative?: boolean;
  /** The background is coloured or dark in both schemes: the three clubs with a negative form use it. */
  onColour?: boolean;
  /** Beside the club's name the crest is decorative. */
  decorative?: boolean;
}

const outlines: Record<CrestOutline, string> = {
  round: 'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  shield: 'M6 5h52v26c0 15-10.5 24-26 30C16.5 55 6 46 6 31Z',
  pennant: 'M7 4h50v38L32 61 7 42Z',
  hex: 'M32 2.5 58 17v30L32 61.5 6 47V17Z',
};

/** Our own drawing of a club: an outline, its colours, its three letters. No trademarked artwork. */
export function Crest(props: CrestProps) {
  const { code, size = 24, season, onColour = false, decorative = false } = props;
  const club = clubLook(code);
  const negative = props.negative ?? (onColour && club?.negative === true);
  const outline = outlines[club?.crest ?? 'shield'];
  const letters = code.slice(0, 3).toUpperCase();
  return (
    <Box
      component="svg"
      viewBox="0 0 64 64"
      width={size}
      height={size}
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : clubName(code)}
      aria-hidden={decorative || undefined}
      data-negative={club?.negative || undefined}
      sx={drawing}
    >
      {negative ? (
        <>
          <path d={outline} fill="none" stroke={white} strokeWidth="4" />
          <Letters fill={white}>{letters}</Letters>
        </>
      ) : (
        <Coloured outline={outline} letters={letters} code={code} season={season} />
      )}
    </Box>
  );
}

/**
 * The outline is dark in the light scheme and light in the dark one, where black stripes would be invisible
 * otherwise.
 */
const drawing = (theme: Theme) => ({
  display: 'block',
  flexShrink: 0,
  '--crest-outline': contour.light.outline,
  ...theme.applyStyles('dark', {
    '--crest-outline': contour.dark.outline,
    '&[data-negative]': { '--crest-outline': white, '--crest-letters': white },
    '&[data-negative] > g': { display: 'none' },
  }),
});

/** Minimum contrast of the letters on the plate. */
const readable = 4.5;

/** The plate behind the letters: the club's colour, darkened until white or dark text has enough contrast. */
export function plateColours(base: string): { plate: string; text: string } {
  for (const darker of [0, 0.15, 0.3, 0.45]) {
    const plate = mix(base, ink, darker);
    const text = readableOn(plate, ink, white);
    if (contrast(plate, text) >= readable) return { plate, text };
  }
  return { plate: ink, text: white };
}

function Coloured({
  outline,
  letters,
  code,
  season,
}: {
  outline: string;
  letters: string;
  code: string;
  season?: string;
}) {
  const clip = useId();
  const kit = clubKit(code, season);
  const { plate, text } = plateColours(kit?.base ?? missingKitColour);
  return (
    <>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="64" height="64" fill={kit?.base ?? missingKitColour} />
        {kit && <Field type={kit.type} colour={kit.secondary} />}
        <rect x="0" y="21" width="64" height="22" fill={plate} />
        <path d="M0 20.5h64M0 43.5h64" stroke={text} strokeWidth="1" opacity="0.6" />
      </g>
      <Letters fill={`var(--crest-letters, ${text})`}>{letters}</Letters>
      <path d={outline} fill="none" stroke="var(--crest-outline)" strokeWidth="2" />
    </>
  );
}

function Field({ type, colour }: { type: string; colour: string }) {
  if (type === 'stripes')
    return [8, 26, 44].map((x) => <rect key={x} x={x} width="10" height="64" fill={colour} />);
  if (type === 'hoops')
    return [6, 24, 46].map((y) => <rect key={y} y={y} width="64" height="9" fill={colour} />);
  return <path d="M-4 62 54-6h16L12 70Z" fill={colour} />;
}

function Letters({ fill, children }: { fill: string; children: string }) {
  return (
    <text
      x="32"
      y="38.5"
      textAnchor="middle"
      fontSize="18.5"
      fontWeight="800"
      fontFamily={fonts.text}
      fill={fill}
      textLength="43"
      lengthAdjust="spacingAndGlyphs"
    >
      {children}
    </text>
  );
}
