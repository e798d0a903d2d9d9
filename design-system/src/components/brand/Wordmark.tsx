import { Box } from '../base/Box';
import { fonts, palettes } from '../../theme/tokens';

/** The name, with a line that continues from its baseline. Uses the header's colours. */
export function Wordmark({ size = 22 }: { size?: number }) {
  return (
    <Box
      component="span"
      translate="no"
      sx={{
        position: 'relative',
        display: 'inline-block',
        pr: `${size * 0.9}px`,
        fontFamily: fonts.display,
        fontWeight: 800,
        fontSize: size,
        lineHeight: 1.25,
        letterSpacing: '-0.02em',
        color: 'header.text',
        '&::after': {
          content: '""',
          position: 'absolute',
          right: 0,
          bottom: `${size * 0.26}px`,
          width: `${size * 0.8}px`,
          height: `${Math.max(2, Math.round(size / 8))}px`,
          borderRadius: 1,
          bgcolor: 'header.accent',
        },
      }}
    >
      Touchline
    </Box>
  );
}

/** The mark: a chalk corner arc on pine with the yellow touchline. Also the favicon and the app's icon. */
export function Mark({ size = 40, title }: { size?: number; title?: string }) {
  const { bg, text, accent } = palettes.light.header;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 64 64"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <rect width="64" height="64" rx="14" fill={bg} />
      <path
        d="M20 12v32M20 26a18 18 0 0 1 18 18"
        fill="none"
        stroke={text}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M12 46h42" stroke={accent} strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
