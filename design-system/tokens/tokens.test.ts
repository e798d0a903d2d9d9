/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoint, layer, space } from '../src/theme/madeTokens';
import { theme } from '../src/theme/theme';
import { filesMade, tokenFiles } from './tokenFiles';
import { readTokens, tokensOf } from './tokenTree';
import { inCss } from './tokenValues';
import { variableOf } from './writeTokens';

const here = join(__dirname, '..');
const read = (file: string) => readFileSync(join(here, file), 'utf8');
const sources = ['base', 'light', 'dark'].map((name) => read(`tokens/${name}.tokens.json`)).join('\n');

describe('the tokens', () => {
  it.each(Object.keys(filesMade))('%s is what `npm run tokens` makes of them', (file) => {
    expect(existsSync(join(here, file)) && read(file)).toBe(filesMade[file]);
  });

  it('have every colour once: a second use refers to the first', () => {
    const colours: string[] = sources.match(/#[0-9A-F]{6}/gi) ?? [];
    expect(colours.length).toBeGreaterThan(90);
    expect(colours.filter((colour, at) => colours.indexOf(colour) !== at)).toEqual([]);
  });

  it('have the same names in both schemes', () => {
    const names = [tokenFiles.light, tokenFiles.dark].map((group) =>
      tokensOf(group).map(([name]) => name.join('.')),
    );
    expect(names[0]).toEqual(names[1]);
  });
});

describe('what reads the tokens', () => {
  it.each(['light', 'dark'] as const)(
    'the app has every colour of the %s scheme by its CSS variable',
    (scheme) => {
      const app = theme.generateStyleSheets().flatMap((sheet) => Object.values(sheet)) as Record<
        string,
        string
      >[];
      const ofScheme = app.find(
        (rules) => rules['--tl-palette-divider'] === tokenFile(scheme, '--tl-palette-divider'),
      );
      const palette = tokensOf(tokenFiles[scheme]).filter(([[group]]) => group === 'palette');
      expect(palette.length).toBeGreaterThan(35);
      for (const [name, token] of palette)
        expect([variableOf(name), ofScheme?.[variableOf(name)]]).toEqual([variableOf(name), inCss(token)]);
    },
  );

  it('the theme has the steps, breakpoints and layers of the tokens', () => {
    expect(theme.spacing(1)).toBe(`var(--tl-spacing, ${space[1]}px)`);
    for (const [step, pixels] of Object.entries(space)) expect(pixels).toBe(Number(step) * space[1]);
    expect(theme.breakpoints.values).toEqual(breakpoint);
    expect(Object.keys(theme.typography.h1)).toContain(`@media (min-width:${breakpoint.md}px)`);
    expect(theme.zIndex).toEqual(layer);
  });

  it('no component writes one of their colours by itself', () => {
    // A translucent black or white is nobody's colour.
    const colours = new Set(sources.match(/#[0-9A-F]{6}(?![0-9A-F])/gi));
    const found = components(join(here, 'src')).flatMap((file) => {
      const written = readFileSync(file, 'utf8').match(/['"#]#?[0-9A-F]{6}(?=([0-9A-F]{2})?['"\s)])/gi) ?? [];
      return written
        .filter((word) => colours.has(word.replace(/^['"]/, '')))
        .map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});

/** Sources without tests, stories, what is made here, and the clubs, whose colours are their own. */
function components(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return components(path);
    const isComponent =
      /\.tsx?$/.test(entry.name) && !/\.(test|stories)\.|madeTokens|clubLooks|colour\.ts/.test(path);
    return isComponent ? [path] : [];
  });
}

const tokenFile = (scheme: 'light' | 'dark', variable: string) =>
  tokensOf(tokenFiles[scheme])
    .filter(([name]) => variableOf(name) === variable)
    .map(([, token]) => inCss(token))[0];

describe('a token', () => {
  const base = { colour: { $type: 'color', pine: { $value: '#0F4C3A' }, deep: { $value: '{colour.pine}' } } };
  const valueIn = (source: object) => tokensOf(readTokens([base], source))[0]?.[1].value;

  it('has the value of the one that it refers to, over as many steps as it takes', () => {
    expect(valueIn({ a: { $type: 'color', $value: '{colour.deep}' } })).toBe('#0F4C3A');
  });

  it('may be a translucent version of another colour', () => {
    const faint = { $value: '{colour.pine}', $extensions: { 'app.touchline': { alpha: '80' } } };
    expect(valueIn({ a: { $type: 'color', ...faint } })).toBe('#0F4C3A80');
  });

  it('is refused when it refers to nothing, to itself, or has no type', () => {
    expect(() => valueIn({ a: { $type: 'color', $value: '{colour.none}' } })).toThrow(
      'no token "colour.none"',
    );
    expect(() => valueIn({ a: { $type: 'color', b: { $value: '{a.b}' } } })).toThrow(
      '"a.b" refers to itself',
    );
    expect(() => valueIn({ a: { $value: '#0F4C3A' } })).toThrow('"a" has no type');
  });
});
