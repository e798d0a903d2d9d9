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
