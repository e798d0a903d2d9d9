import useMediaQuery from '@mui/material/useMediaQuery';
import { useScheme } from '../theme/scheme';
import { chartHeight, chartLines, palettes, radius } from '../theme/tokens';

/**
 * Common settings of all charts: sizes, subdued axes, and the scheme's colours as values (SVG attributes
 * accept no tokens).
 */
export function useChartLook() {
  const { scheme } = useScheme();
  const desktop = useMediaQuery('(min-width:900px)');
  const roomy = useMediaQuery('(min-width:600px)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const palette = palettes[scheme];
  const tick = { fontSize: 11, fill: palette.text.secondary };
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
    /** Room for labels beside a chart. */
    roomy,
    common: {
      height: desktop ? chartHeight.desktop : chartHeight.phone,
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

/** From the seventh line on the colours repeat, dashed. */
export const dashOf = (line: number, colours: number): string | undefined =>
  line >= colours ? '6 4' : undefined;
