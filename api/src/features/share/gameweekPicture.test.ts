import { gameweekPicture, squadDrawing } from './gameweekPicture';
import type { SharedGameweek } from './sharedGameweek';
import { sharePage } from './sharePage';

const bell = String.fromCharCode(7);
const kit = {
  kit_shirt_base: '"/><script>',
  kit_shirt_secondary: '#fff',
  kit_shirt_sleeves: '#000',
  kit_shirt_type: 'stripes' as const,
};
const pick = (name: string) => ({ name, points: 8, multiplier: 2, kit });
const shared: SharedGameweek = {
  ...{ gameweek: 7, is_running: true, team: `<b>Bobby & Sons</b>${bell}`, points: -3, total: 1204 },
  ...{
    rank: 11_000_000,
    chip: '3xc',
    lines: [[pick('Ødegaard')], []],
    bench: [pick('A name that does not fit at all')],
  },
};

it.each(['tall', 'wide'] as const)(
  'holds no sign of a name or colour as a part of the drawing: %s',
  (shape) => {
    const svg = gameweekPicture(shared, shape, 'light');
    expect(svg).not.toMatch(/<b>|<script|"\/>"/);
    expect(svg).not.toContain(bell);
    expect(svg).toContain('&#60;b&#62;Bobby &#38;');
    expect(svg).toContain('Ødegaard');
  },
);

it('cuts names that would meet their neighbours', () => {
  const many = { ...shared, bench: Array.from({ length: 8 }, () => pick('A name that does not fit at all')) };
  expect(gameweekPicture(many, 'wide', 'night')).toMatch(/A name[^<]*…/);
});

it('draws a note that is wider than its place smaller, and does not cut it', () => {
  const note = 'no match 14.5m';
  const squad = { lines: [Array.from({ length: 5 }, () => ({ ...pick('Saka'), note }))], bench: [] };
  const sizes = [...squadDrawing(squad, 'Line-up').matchAll(/font-size="([\d.]+)"[^>]*>no match 14\.5m</g)];
  expect(sizes).toHaveLength(5);
  for (const [, size] of sizes) expect(Number(size) * 0.56 * note.length).toBeLessThanOrEqual(200);
});

it('says on the page what the picture shows, with every sign of a name as text', () => {
  const html = sharePage(shared, { token: 'abc', origin: 'https://app.example' });
  expect(html).toContain('−3 points in gameweek 7 so far, rank #11,000,000, Triple captain');
  expect(html).not.toContain('<b>');
});

describe('the chance of the first place', () => {
  const withChance = (of: 'gameweek' | 'season', view = 'Rivals') => ({
    ...shared,
    chance: { view, of, first: 0.312 },
  });

  it('is a line of both pictures and of the words, of the gameweek or of the season', () => {
    expect(gameweekPicture(withChance('gameweek'), 'tall', 'light')).toContain(
      '>Chance to finish first in Rivals: 31%<',
    );
    const wide = gameweekPicture(withChance('season'), 'wide', 'night');
    expect(wide).toContain('>Chance to end the season first<');
    expect(wide).toContain('>in Rivals: 31%<');
    const page = sharePage(withChance('gameweek'), { token: 'abc', origin: 'https://app.example' });
    expect(page).toContain('chance to finish first in Rivals: 31%');
  });

  it('stays whole when the name of a league is long, and the name is text', () => {
    const league = withChance('season', '<i>The office league of everybody who is here</i>');
    for (const shape of ['tall', 'wide'] as const) {
      const svg = gameweekPicture(league, shape, 'light');
      expect(svg).toMatch(/in &#60;i&#62;The office[^<]*…: 31%</);
      expect(svg).not.toContain('<i>');
    }
  });

  it('is not there when it is not known, nor in an older share', () => {
    for (const one of [shared, { ...shared, chance: null }])
      for (const shape of ['tall', 'wide'] as const)
        expect(gameweekPicture(one, shape, 'light')).not.toContain('Chance');
  });
});
