import { render, screen } from '@testing-library/react';
import { keeperShirts } from '@touchline/shared/domain';
import { deltaE } from '../../theme/colour';
import { kit as kitTokens } from '../../theme/madeTokens';
import { missingKitColour } from '../../theme/tokens';
import { plateColours } from '../crest/Crest';
import { Crest } from '../crest/Crest';
import { clubKit, clubLooks, clubName, clubsBySeason, seasons } from '../data/clubLooks';
import { contrast } from '../../theme/colour';
import { Kit, keeperKit, kitFromFields } from './Kit';

const clubSeasons = seasons.flatMap((season) => clubsBySeason[season].map((code) => [season, code] as const));

/** Stripes or hoops: one path with a part for each, on the body and below the shade. */
const bandsOf = (drawing: HTMLElement) => {
  const pattern = drawing.querySelector('path:not([stroke]) + path:not([stroke], [opacity])');
  return (pattern?.getAttribute('d') ?? '').split('Z').filter(Boolean).length;
};

it('there are forty kits: twenty clubs in each of two seasons', () => {
  expect(clubSeasons).toHaveLength(40);
});

describe.each(clubSeasons)('%s %s', (season, code) => {
  const kit = clubKit(code, season);

  it('has a kit of its own', () => {
    expect(kit).toBeDefined();
    expect(clubLooks[code]?.kits[season]).toBe(kit);
  });

  it('is drawn in its colours', () => {
    const { container } = render(<Kit kit={kit} size={96} title={code} />);
    expect(screen.getByRole('img', { name: code })).toBeInTheDocument();
    const fills = [...container.querySelectorAll('[fill]')].map((part) => part.getAttribute('fill'));
    expect(fills).toEqual(expect.arrayContaining([kit?.base, kit?.secondary, kit?.sleeves]));
    expect(bandsOf(container)).toBe(kit?.type === 'stripes' ? 3 : 0);
  });

  it('has a goalkeeper with a clearly different kit', () => {
    if (kit) expect(deltaE(keeperKit(kit).base, kit.base)).toBeGreaterThanOrEqual(30);
  });

  it('has a code that can be read on its crest', () => {
    const { plate, text } = plateColours(kit?.base ?? '');
    expect(contrast(plate, text)).toBeGreaterThanOrEqual(4.5);
  });
});

it('the shirts of keepers are those of the tokens', () => {
  expect(keeperShirts).toEqual(kitTokens.keeper);
});

it.each([
  ['no kit', null],
  ['no colours', {}],
  [
    'empty colours',
    { kit_shirt_base: '', kit_shirt_secondary: '', kit_shirt_sleeves: '', kit_shirt_type: '' },
  ],
])('%s is the game’s light grey', (_, fields) => {
  expect(kitFromFields(fields)).toEqual({
    base: missingKitColour,
    secondary: missingKitColour,
    sleeves: missingKitColour,
    type: 'plain',
  });
});

it('hoops are four bands, and cuffs go at 28 pixels', () => {
  const hooped = { base: '#0B8A4B', secondary: '#F6C945', sleeves: '#0B8A4B', type: 'hoops' } as const;
  const { container: large } = render(<Kit kit={hooped} size={96} />);
  const { container: small } = render(<Kit kit={hooped} size={28} />);
  expect(bandsOf(large)).toBe(4);
  const cuffs = (drawing: HTMLElement) => drawing.querySelectorAll('path[stroke-width="0.9"]').length;
  expect([cuffs(large), cuffs(small)]).toEqual([1, 0]);
});

it('an unknown club gets its letters, in a generated kit', () => {
  const { container } = render(<Crest code="xyz" />);
  expect(screen.getByRole('img', { name: 'XYZ' })).toHaveTextContent('XYZ');
  const kit = clubKit('xyz');
  expect(kit?.base).not.toBe(missingKitColour);
  expect(clubKit('XYZ')).toBe(kit);
  expect(container.querySelector('rect')).toHaveAttribute('fill', kit?.base);
  expect(clubName('xyz')).toBe('XYZ');
});

it.each(['', '12', 'arsenal', '–'])('an invalid code, %j, has no kit', (code) => {
  expect(clubKit(code)).toBeUndefined();
});

/** The game's numbers of all clubs that were in the league between 2016-17 and 2026-27. */
const stableCodes = [
  1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 17, 20, 21, 25, 31, 35, 36, 38, 39, 40, 43, 45, 49, 54, 56, 57, 80, 88,
  90, 91, 94, 97, 102, 110,
];

it('every club of the league since 2016-17 is drawn, each under one number', () => {
  const drawn = Object.values(clubLooks).map(({ code }) => code);
  expect([...drawn].sort((a, b) => a - b)).toEqual(stableCodes);
});

describe.each(Object.keys(clubLooks))('%s', (code) => {
  const kit = clubKit(code);

  it('can be told apart in its two colours', () => {
    expect(deltaE(kit?.base ?? '', kit?.secondary ?? '')).toBeGreaterThan(20);
  });

  it('can be read on its crest, and its keeper stands apart', () => {
    const { plate, text } = plateColours(kit?.base ?? '');
    expect(contrast(plate, text)).toBeGreaterThanOrEqual(4.5);
    if (kit) expect(deltaE(keeperKit(kit).base, kit.base)).toBeGreaterThanOrEqual(30);
  });
});

it.each(['aaa', 'xyz', 'qpr', 'der', 'fcb', 'bvb'])(
  'the generated kit of %s is readable and distinguishable',
  (code) => {
    const kit = clubKit(code);
    const { plate, text } = plateColours(kit?.base ?? '');
    expect(contrast(plate, text)).toBeGreaterThanOrEqual(4.5);
    expect(deltaE(kit?.base ?? '', kit?.secondary ?? '')).toBeGreaterThan(20);
  },
);

it('three clubs have a negative form on a dark page', () => {
  const negative = Object.keys(clubLooks).filter((code) => clubLooks[code]?.negative);
  expect(negative.sort()).toEqual(['lut', 'nfo', 'tot']);
  const { container } = render(<Crest code="tot" />);
  expect(container.querySelector('svg')).toHaveAttribute('data-negative');
});
