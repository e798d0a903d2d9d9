import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useScheme } from '../theme/scheme';
import { chartHeight, chartLines, palettes, radius } from '../theme/tokens';
import { useIsRendered } from '../theme/useIsRendered';

/**
 * Common settings of all charts: sizes, subdued axes, and the scheme's colours as values (SVG attributes
 * accept no tokens).
 */
export function useChartStyle() {
  const { scheme } = useScheme();
  const desktop = useMediaQuery('(min-width:900px)');
  const roomy = useMediaQuery('(min-width:600px)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const palette = palettes[scheme];
  const scale = useTextScale();
  const tick = { fontSize: 11 * scale, fill: palette.text.secondary };
  return {
    palette,
    lines: chartLines[scheme],
    /**
     * The user's bar: yellow in the dark scheme, yellow with a dark outline in the light one, where yellow
     * has little contrast.
     */
    you: palette.secondary.main,
    youOutline: {
      [`& :not(pattern) > rect[fill="${palette.secondary.main}"], & path[fill="${palette.secondary.main}"]`]:
        {
          stroke: scheme === 'light' ? palette.text.primary : 'none',
        },
    },
    others: palette.outline.main,
    wide: desktop,
    /** A length in pixels, larger where the user's text is larger: SVG text has no rem. */
    scaled: (pixels: number) => pixels * scale,
    /** Room for labels beside a chart. */
    roomy,
    common: {
      // Half of the growth of the text is enough: only the labels grow, not the picture.
      height: (desktop ? chartHeight.desktop : chartHeight.phone) * ((1 + scale) / 2),
      skipAnimation: calm,
      hideLegend: true,
      grid: { horizontal: true },
      sx: {
        '& .MuiChartsGrid-line': { stroke: palette.divider, strokeDasharray: '3 4' },
        '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': {
          fill: `${palette.text.secondary} !important`,
        },
      },
    },
    axis: { disableLine: true, disableTicks: true, tickLabelStyle: tick, labelStyle: tick },
    barRadius: radius.cell - 2,
  };
}

/** How much larger than 16 pixels the user's text is, asked once for a chart; never below 1, and 1 in the server's HTML. */
function useTextScale(): number {
  const isRendered = useIsRendered();
  return useMemo(() => (isRendered ? 1 : textScale()), [isRendered]);
}

const textScale = () =>
  Math.max(1, (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16);

/** Width of names beside horizontal bars, in pixels: with large text as much as they need, within a limit. */
export function namesWidth(names: readonly string[], scaled: (pixels: number) => number): number {
  const longest = Math.max(0, ...names.map(({ length }) => length));
  return Math.max(112, Math.min(160, scaled(longest * 6.5 + 8)));
}

/** From the seventh line on the colours repeat, dashed. */
export const dashOf = (line: number, colours: number): string | undefined =>
  line >= colours ? '6 4' : undefined;
