import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contrast } from '../theme/colour';
import {
  benchmarkRamp,
  chartLines,
  difficultyColours,
  palettes,
  pointsClassColours,
  positionColours,
  target,
  type Swatch,
} from '../theme/tokens';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';
import * as muiIcons from '../icons/muiIcons';
import * as ownIcons from '../icons/ownIcons';

/**
 * Docs pages are rendered outside the stories' theme, so each specimen provides it. `sb-unstyled` keeps
 * Storybook's own styles for headings and text away.
 */
function Themed({ children }: { children: ReactNode }) {
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
      {[4, 8, 12, 16, 24, 32, 48].map((pixels) => (
        <Box key={pixels} sx={{ display: 'flex', alignItems: 'center', gap: 3, py: 1 }}>
          <Box sx={{ width: pixels, height: 16, bgcolor: 'primary.main' }} />
          {pixels} px, sx {pixels / 4}
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 4, my: 4 }}>
        {Object.entries({ 'chip, cell': 6, control: 10, card: 14, sheet: 24 }).map(([name, pixels]) => (
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

/** Every icon with its name. */
export function Icons() {
  const icons = Object.entries({ ...ownIcons, ...muiIcons }) as [string, ComponentType<SvgIconProps>][];
  return (
    <Themed>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 2,
          p: 0,
          listStyle: 'none',
        }}
      >
        {icons.map(([name, Icon]) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'grid', justifyItems: 'center', gap: 1, p: 2, border: 1, borderColor: 'divider' }}
          >
            <Icon />
            <Typography variant="caption">{name.replace(/Icon$/, '')}</Typography>
          </Box>
        ))}
      </Box>
    </Themed>
  );
}

interface Token {
  readonly name: string;
  readonly colour: string;
}

/** `{ text: { primary: '#16211C' } }` is listed as `text.primary`. */
function tokensOf(group: object, prefix = ''): Token[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    return typeof value === 'string' ? [{ name, colour: value }] : tokensOf(value as object, name);
  });
}

/** Alpha colours have no contrast of their own. */
const contrastOn = (paper: string, colour: string) =>
  /^#[0-9a-f]{6}$/i.test(colour) ? ratio(paper, colour) : '–';

/** All colours of a scheme by name, with a file for drawing programs. */
export function Tokens() {
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(palettes, null, 2))}`;
  return (
    <Themed>
      <a href={file} download="touchline-tokens.json">
        Download all tokens as JSON
      </a>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box
          component="table"
          key={scheme}
          sx={{ my: 4, fontSize: 14, '& td, & th': { p: 1, textAlign: 'left' } }}
        >
          <caption>
            <Typography variant="h3">{scheme}</Typography>
          </caption>
          <thead>
            <tr>
              <th scope="col">Colour</th>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
              <th scope="col">Contrast on paper</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf(palettes[scheme]).map(({ name, colour }) => (
              <tr key={name}>
                <td>
                  <Box
                    sx={{ width: 48, height: 24, borderRadius: 1, border: '1px solid #00000021' }}
                    style={{ background: colour }}
                  />
                </td>
                <td>
                  <code>{name}</code>
                </td>
                <td>{colour}</td>
                <td>{contrastOn(palettes[scheme].background.paper, colour)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      ))}
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
          { size: 24, label: '24 px: least with a pointer' },
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
