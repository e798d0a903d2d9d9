import type { StoryModules } from '../../.storybook/storyModules';

/** What each file of a built Storybook is made of, from its `story-modules.json`. */
export class MadeOf {
  private readonly places: ReadonlyMap<string, number>;

  constructor(private readonly modules: StoryModules) {
    this.places = new Map(modules.files.map((file, place) => [file, place]));
  }

  /**
   * A file and all that it uses, directly or not.
   *
   * @param file relative to the repository; one that is not part of the Storybook is made of itself alone
   */
  filesOf(file: string): readonly string[] {
    const start = this.places.get(file);
    if (start === undefined) return [file];
    const found = new Set([start]);
    for (const place of found) for (const used of this.modules.uses[place] ?? []) found.add(used);
    return [...found].map((place) => this.modules.files[place] ?? '');
  }
}

/** Around every story: its preview, and how the Storybook is built. */
const aroundAll = 'design-system/.storybook/preview.tsx';
/** Around the pages of every remote. */
const aroundPages = 'shell/src/testing/storyShell.tsx';
const buildFiles = [
  'design-system/.storybook/main.ts',
  'design-system/.storybook/ownerLoader.cjs',
  'design-system/.storybook/storyLinks.tsx',
];

/**
 * The stories that a change can have given another look: a file that they are made of, or one around all of them, is changed.
 *
 * @param stories with their files
 * @param changed files that differ, relative to the repository
 */
export function storiesToCompare<Story extends { readonly file: string }>(
  stories: readonly Story[],
  madeOf: MadeOf,
  changed: ReadonlySet<string>,
): Story[] {
  const isChanged = (file: string) => changed.has(file);
  if ([...buildFiles, ...madeOf.filesOf(aroundAll)].some(isChanged)) return [...stories];
  const files = new Set(stories.map(({ file }) => file));
  const partsOf = (file: string) => [
    ...madeOf.filesOf(file),
    ...(file.endsWith('/Pages.stories.tsx') ? madeOf.filesOf(aroundPages) : []),
  ];
  const wanted = new Set([...files].filter((file) => partsOf(file).some(isChanged)));
  return stories.filter(({ file }) => wanted.has(file));
}
