/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const source = join(__dirname, '..');
const componentsOfStories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => /component: (\w+)/.exec(readFileSync(join(source, file), 'utf8'))?.[1] ?? []);
const pages = readdirSync(__dirname).filter((file) => file.endsWith('.mdx'));

it('every component of the shell that a story is about has a page', () => {
  expect(componentsOfStories.length).toBeGreaterThan(2);
  expect(pages.map((file) => basename(file, '.mdx')).sort()).toEqual(componentsOfStories.sort());
});

it.each(pages)('%s has the same parts as the pages of the design system', (file) => {
  const headings = readFileSync(join(__dirname, file), 'utf8').match(/^## .*$/gm);
  expect(headings).toEqual([
    '## What it is for',
    '## What it is not for',
    '## Anatomy',
    '## States',
    '## Sizes',
    '## Long, empty, failed and right-to-left',
    '## Keyboard and spoken text',
    '## Content',
    '## Do and don’t',
    '## Who uses it',
    '## Props',
  ]);
});
