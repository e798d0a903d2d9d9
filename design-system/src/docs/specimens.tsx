import { Box } from '../components/base/Box';
import { Typography } from '../components/base/Typography';
import { contrast } from '../theme/colour';
import { space } from '../theme/madeTokens';
import {
  benchmarkRamp,
  chartLines,
  difficultyColours,
  palettes,
  pointsClassColours,
  positionColours,
  radius,
  target,
  type Swatch,
} from '../theme/tokens';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import type { ReactNode } from 'react';

/**
 * Docs pages are rendered outside the stories' theme, so each specimen provides it. `sb-unstyled` keeps
 * Storybook's own styles for headings and text away.
 */
export function Themed({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled">
      <TouchlineTheme forcedMode="light">{children}</TouchlineTheme>
    </div>
  );
}

const ratio = (one: string, other: string) => contrast(one, other).toFixed(1);

function Chip({ name, bg, text }: Swatch & { name: string }) {
  return (
    <Box
      sx={{ p: 3, borderRadius: 1, minWidth: 128, bgcolor: bg, color: text, border: '1px solid #00000021' }}
    >
      <b>{name}</b>
      <br />
      {bg}
      <br />
      {ratio(bg, text)}
    </Box>
  );
}

function Chips({ swatches }: { swatches: Readonly<Record<string, Swatch>> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 3, fontSize: 12 }}>
      {Object.entries(swatches).map(([name, swatch]) => (
        <Chip key={name} name={name} {...swatch} />
      ))}
    </Box>
  );
}

/** Both schemes side by side, with the contrast of their text. */
export function Palette() {
  return (
    <Themed>
      {(['light', 'dark'] as const).map((scheme) => {
        const palette = palettes[scheme];
        const text = palette.text.primary;
        return (
          <section key={scheme}>
            <Typography variant="h3">{scheme}</Typography>
            <Chips
              swatches={{
                'background.default': { bg: palette.background.default, text },
                'background.paper': { bg: palette.background.paper, text },
                'surface.sunken': { bg: palette.surface.sunken, text },
                'surface.raised': { bg: palette.surface.raised, text },
                primary: { bg: palette.primary.main, text: palette.primary.contrastText },
                'secondary, floodlight': { bg: palette.secondary.main, text: palette.secondary.contrastText },
                'you.bg': { bg: palette.you.bg, text },
                header: palette.header,
                pass: palette.pass,
                success: { bg: palette.success.main, text: palette.success.contrastText },
                error: { bg: palette.error.main, text: palette.error.contrastText },
                warning: { bg: palette.warning.main, text: palette.warning.contrastText },
                info: { bg: palette.info.main, text: palette.info.contrastText },
              }}
            />
          </section>
        );
      })}
    </Themed>
  );
}

/** The colour scales for data, the same in both schemes. */
export function Scales() {
  const ramp = benchmarkRamp.light;
  return (
    <Themed>
      <Typography variant="h3">Points classes</Typography>
      <Chips swatches={pointsClassColours} />
      <Typography variant="h3">Fixture difficulty</Typography>
      <Chips swatches={difficultyColours} />
      <Typography variant="h3">Positions</Typography>
      <Chips swatches={positionColours} />
      <Typography variant="h3">Benchmark, by day</Typography>
      <Chips
        swatches={{
          '0': { bg: ramp.low[0], text: ramp.lowText },
          '50': { bg: ramp.low[1], text: ramp.lowText },
          '51': { bg: ramp.high[0], text: ramp.highText },
          '100': { bg: ramp.high[1], text: ramp.highText },
        }}
      />
      <Typography variant="h3">Chart lines</Typography>
      {(['light', 'dark'] as const).map((scheme) => (
        <Chips
          key={scheme}
          swatches={Object.fromEntries(
            chartLines[scheme].map((bg, at) => [
              at === 0 ? `${scheme}: you` : `${scheme} ${at}`,
              { bg, text: palettes[scheme].background.paper },
            ]),
          )}
        />
      ))}
    </Themed>
  );
}

const variants = [
  'h1',
  'h2',
  'h3',
  'kpi',
  'body1',
  'body2',
  'caption',
  'table',
  'tableHead',
  'cardName',
  'cardValue',
  'button',
] as const;

/** Every text style, with the letters that real names need. */
export function Type() {
  return (
    <Themed>
      {variants.map((variant) => (
        <Box
          key={variant}
          sx={{ display: 'grid', gridTemplateColumns: '110px 1fr', alignItems: 'baseline', py: 2 }}
        >
          <code>{variant}</code>
          <Typography variant={variant} component="span">
            Ødegaard, Guimarães and Kovačić: 1,204,331 points
          </Typography>
        </Box>
      ))}
    </Themed>
  );
}

/** The steps of the 4 px grid, and the border radii. */
export function Spacing() {
  return (
    <Themed>
      {Object.values(space).map((pixels) => (
        <Box key={pixels} sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
          <Box sx={{ width: pixels, height: 16, bgcolor: 'primary.main' }} />
          {pixels} px, sx {pixels / space[1]}
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 4, my: 4 }}>
        {Object.entries(radius).map(([name, pixels]) => (
          <Box
            key={name}
            sx={{ width: 110, height: 70, p: 2, border: '1px solid', borderColor: 'outline.main' }}
            style={{ borderRadius: pixels }}
          >
            {name} {pixels}
          </Box>
        ))}
      </Box>
    </Themed>
  );
}

/** The two touch sizes of the design. */
export function TouchSizes() {
  return (
    <Themed>
      <Box sx={{ display: 'flex', gap: 6, alignItems: 'end', my: 4 }}>
        {[
          { size: target.touch, label: `${target.touch} px: every target on a touch screen` },
          { size: target.pointer, label: `${target.pointer} px: least with a pointer` },
        ].map(({ size, label }) => (
          <Box key={size} sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ width: size, height: size, border: '2px solid', borderColor: 'focus.main' }} />
            <Typography variant="caption">{label}</Typography>
          </Box>
        ))}
      </Box>
    </Themed>
  );
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table of words: MDX has none of its own. */
export function Table({ head, rows }: TableProps) {
  return (
    <Themed>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          '& :is(th, td)': {
            p: 2,
            pr: 6,
            textAlign: 'left',
            verticalAlign: 'top',
            borderBottom: 1,
            borderColor: 'divider',
          },
        }}
      >
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Themed>
  );
}
