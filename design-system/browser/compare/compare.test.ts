/** @jest-environment node */
import { PNG } from 'pngjs';
import { comparePictures } from './comparePictures';
import { comparisonPage, linesOf, summaryOf, type Comparison } from './comparisonPage';
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

const aStory = (name: string) => ({ id: name.toLowerCase(), name });

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
