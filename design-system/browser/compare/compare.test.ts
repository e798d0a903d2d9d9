/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';
import { comparisonPage, linesOf, summaryOf, unsaidOf, type Comparison } from './comparisonPage';
import { lookOf, looksSince } from './looks';
import { MadeOf, storiesToCompare } from './madeOf';
import { pairStories } from './pairStories';

type Colour = readonly [red: number, green: number, blue: number];
const pine: Colour = [15, 76, 58];

/** A picture of one colour, with a block of another where one is given. */
function aPicture(
  width: number,
  height: number,
  block?: { at: [number, number]; size: number; colour: Colour },
) {
  const picture = new PNG({ width, height });
  const fill = (x: number, y: number, colour: Colour) =>
    picture.data.set([...colour, 255], (y * width + x) * 4);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) fill(x, y, pine);
  for (let y = 0; block && y < block.size; y += 1)
    for (let x = 0; x < block.size; x += 1) fill(block.at[0] + x, block.at[1] + y, block.colour);
  return PNG.sync.write(picture);
}

const aStory = (name: string) => ({ id: name.toLowerCase(), name, file: `${name}.stories.tsx` });

describe('two pictures', () => {
  it('are equal when every pixel is', () => {
    expect(comparePictures(aPicture(30, 20), aPicture(30, 20))).toBeUndefined();
  });

  it('differ in a block whose colour is one step away', () => {
    const almostPine: Colour = [15, 76, 59];
    const after = aPicture(30, 20, { at: [4, 6], size: 5, colour: almostPine });
    const difference = comparePictures(aPicture(30, 20), after);
    expect(difference).toMatchObject({ pixels: 25, box: { left: 4, top: 6, width: 5, height: 5 } });
  });

  it('of another size differ in what only one of them has', () => {
    const difference = comparePictures(aPicture(30, 20), aPicture(30, 26));
    expect(difference).toMatchObject({ pixels: 180, box: { left: 0, top: 20, width: 30, height: 6 } });
    const drawn = PNG.sync.read(difference?.picture ?? Buffer.of());
    expect([drawn.width, drawn.height]).toEqual([30, 26]);
  });
});

describe('the stories of two commits', () => {
  const kit = aStory('Kit');
  const crest = aStory('Crest');
  const oldCard = aStory('Old card');
  const newCard = aStory('New card');

  it('are compared where both have them; new and gone ones are named', () => {
    const paired = pairStories([kit, crest, oldCard], [kit, crest, newCard], () => true);
    expect(paired).toEqual({ both: [kit, crest], added: [newCard], gone: [oldCard] });
  });

  it('are left out where they are not wanted', () => {
    const paired = pairStories([kit, oldCard], [kit, newCard], ({ name }) => name === 'Kit');
    expect(paired).toEqual({ both: [kit], added: [], gone: [] });
  });
});

describe('what a comparison found', () => {
  const [before, after] = [aPicture(30, 20), aPicture(30, 26)];
  const found: Comparison = {
    against: 'main (1a2b3c4d)',
    compared: 2,
    changed: [
      {
        story: aStory('Kit: <Stripes>'),
        scheme: 'dark',
        before,
        after,
        difference: { pixels: 180, box: { left: 0, top: 20, width: 30, height: 6 }, picture: after },
      },
    ],
    added: [aStory('New card')],
    gone: [aStory('Old card')],
  };

  it('is a line each, and a sentence', () => {
    expect(linesOf(found)).toEqual([
      'Changed: Kit: <Stripes> (dark): 180 pixels in 30 × 6 at 0, 20',
      'New: New card',
      'Gone: Old card',
    ]);
    expect(summaryOf(found)).toBe('2 stories compared with main (1a2b3c4d): 1 changed, 1 new, 1 gone.');
  });

  it('since a release is a fault only where the changelog does not say so', () => {
    const said = { ...found, reasonOf: () => 'Looks: `Kit` has wider stripes.' };
    expect(linesOf(said)[0]).toMatch(/at 0, 20 \(Looks: `Kit` has wider stripes\.\)$/);
    expect(unsaidOf(said)).toEqual([]);
    const unsaid = { ...found, reasonOf: () => undefined };
    expect(linesOf(unsaid)[0]).toMatch(/\(the changelog does not say so\)$/);
    expect(unsaidOf(unsaid)).toEqual(found.changed);
  });

  it('is a page with before, after and difference of what changed', () => {
    const page = comparisonPage(found);
    expect(page).toContain('Kit: &lt;Stripes&gt; (dark)');
    expect(page.match(/<figcaption>[^<]*/g)).toEqual([
      '<figcaption>Before',
      '<figcaption>After',
      '<figcaption>Difference: 180 pixels',
    ]);
    expect(page).toContain(after.toString('base64'));
  });
});

const preview = 'design-system/.storybook/preview.tsx';
/** Kit uses Colours, Card uses Kit, and the preview uses Theme. */
const madeOf = new MadeOf({
  files: [
    'Card.stories.tsx',
    'Card.tsx',
    'Colours.ts',
    'Crest.stories.tsx',
    'Kit.stories.tsx',
    'Kit.tsx',
    'Theme.ts',
    preview,
  ],
  uses: [[1], [5], [], [], [5], [2], [], [6]],
});

describe('of the stories of a Storybook', () => {
  const stories = ['Card', 'Crest', 'Kit'].map(aStory);
  const comparedAfter = (...changed: string[]) =>
    storiesToCompare(stories, madeOf, new Set(changed)).map(({ name }) => name);

  it('those are compared whose files changed, however far away', () => {
    expect(comparedAfter('Card.tsx')).toEqual(['Card']);
    expect(comparedAfter('Colours.ts')).toEqual(['Card', 'Kit']);
    expect(comparedAfter('Crest.stories.tsx')).toEqual(['Crest']);
  });

  it('none is compared where a file changed that no story is made of', () => {
    expect(comparedAfter('Unused.ts')).toEqual([]);
  });

  it.each(['Theme.ts', preview, 'design-system/.storybook/main.ts'])('all are compared after %s', (file) => {
    expect(comparedAfter(file)).toEqual(['Card', 'Crest', 'Kit']);
  });
});

describe('a changed look', () => {
  const changelog = `# Changelog

## Unreleased

- Looks: \`Kit\` has wider
  stripes.
- New: \`Crest\` takes a size.

## 4.9.0 (28 November 2026)

- Looks: \`Card\` is higher.
`;
  const looks = looksSince(changelog, '4.9.0');
  const texts: Record<string, string> = {
    'Kit.tsx': 'export function Kit() {}',
    'Card.tsx': 'export const Card = memo(() => null);',
  };
  const reasonOf = (file: string, ...changed: string[]) =>
    lookOf(file, looks, {
      filesOf: (one) => madeOf.filesOf(one),
      read: (one) => texts[one] ?? '',
      changed: new Set(changed),
    })?.text;
  const said = 'Looks: `Kit` has wider stripes.';

  it('is said by a line above the released version', () => {
    expect(looks).toEqual([{ names: ['Kit'], text: said }]);
    expect(() => looksSince(changelog, '4.8.0')).toThrow('has no version 4.8.0');
  });

  it('is said for every story that the named component is part of', () => {
    expect(reasonOf('Kit.stories.tsx', 'Kit.tsx')).toBe(said);
    expect(reasonOf('Card.stories.tsx', 'Kit.tsx')).toBe(said);
    expect(reasonOf('Kit.stories.tsx', 'Colours.ts')).toBe(said);
  });

  it('is not said by a line about another component, or about one that has not changed', () => {
    expect(reasonOf('Crest.stories.tsx', 'Crest.stories.tsx')).toBeUndefined();
    expect(reasonOf('Card.stories.tsx', 'Card.tsx')).toBeUndefined();
  });
});
