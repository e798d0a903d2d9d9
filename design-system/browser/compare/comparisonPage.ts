import { palettes } from '../../src/theme/tokens';
import type { Story } from '../storybook';
import type { ChangedStory } from './drawBoth';

/** What a comparison of two commits found. */
export interface Comparison {
  /** The other commit, as it was asked for and by its hash: `main (1a2b3c4d)`. */
  readonly against: string;
  readonly compared: number;
  readonly changed: readonly ChangedStory[];
  /** In a comparison with the last release: the changelog's line about a changed story, where it has one. */
  readonly reasonOf?: (story: Story) => string | undefined;
  readonly added: readonly Story[];
  readonly gone: readonly Story[];
}

/** One line for each finding, for the terminal. */
export function linesOf({ changed, added, gone, reasonOf }: Comparison): string[] {
  return [
    ...changed.map(({ story, scheme, difference: { pixels, box } }) => {
      const where = `${box.width} × ${box.height} at ${box.left}, ${box.top}`;
      const said = reasonOf ? ` (${reasonOf(story) ?? 'the changelog does not say so'})` : '';
      return `Changed: ${story.name} (${scheme}): ${pixels.toLocaleString('en-GB')} pixels in ${where}${said}`;
    }),
    ...added.map(({ name }) => `New: ${name}`),
    ...gone.map(({ name }) => `Gone: ${name}`),
  ];
}

/** Changed stories about which the changelog has no line; all of them in a comparison that does not ask it. */
export const unsaidOf = ({ changed, reasonOf }: Comparison): readonly ChangedStory[] =>
  changed.filter(({ story }) => reasonOf?.(story) === undefined);

/** One sentence: how many were compared, and what was found. */
export function summaryOf({ against, compared, changed, added, gone }: Comparison): string {
  const pictures = new Set(changed.map(({ story }) => story.id)).size;
  return `${compared} stories compared with ${against}: ${pictures} changed, ${added.length} new, ${gone.length} gone.`;
}

/** A page of its own with before, after and difference of every changed story. The pictures are inside. */
export function comparisonPage(comparison: Comparison): string {
  const { changed, added, gone } = comparison;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Stories against ${escaped(comparison.against)}</title><style>${style}</style></head><body>
<h1>Stories against ${escaped(comparison.against)}</h1>
<p>${escaped(summaryOf(comparison))}</p>
${changed.map(sectionOf).join('\n')}
${listOf('New', added)}
${listOf('Gone', gone)}
</body></html>
`;
}

function sectionOf({ story, scheme, before, after, difference }: ChangedStory): string {
  const figures = [
    figureOf('Before', before),
    figureOf('After', after),
    figureOf(`Difference: ${difference.pixels.toLocaleString('en-GB')} pixels`, difference.picture),
  ];
  return `<section><h2>${escaped(story.name)} (${scheme})</h2><div>${figures.join('')}</div></section>`;
}

const figureOf = (caption: string, picture: Buffer) =>
  `<figure><figcaption>${caption}</figcaption><img alt="${caption}" src="data:image/png;base64,${picture.toString('base64')}"></figure>`;

const listOf = (title: string, stories: readonly Story[]) =>
  stories.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${stories.map(({ name }) => `<li>${escaped(name)}</li>`).join('')}</ul></section>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const { background, text, divider } = palettes.light;
const style = `body{margin:24px;font:15px/1.5 system-ui,sans-serif;background:${background.default};color:${text.primary}}
h1,h2{line-height:1.2}h2{font-size:18px;margin-top:40px}section>div{display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0}figcaption{margin-bottom:4px}img{display:block;border:1px solid ${divider}}`;
