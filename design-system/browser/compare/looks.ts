/** A line of the changelog about a changed look. */
export interface Look {
  /** Names in backticks: `['SearchField', 'DataTable']`. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * The lines "Looks: …" above a version: what has changed on purpose since its release.
 *
 * @param changelog text of `design-system/CHANGELOG.md`
 * @param released `4.9.0`
 * @throws Error when the changelog does not have that version
 */
export function looksSince(changelog: string, released: string): Look[] {
  const end = changelog.indexOf(`\n## ${released} `);
  if (end < 0) throw new Error(`design-system/CHANGELOG.md has no version ${released}.`);
  const lines = changelog.slice(0, end).matchAll(/^- (Looks: (?:.|\n(?!- |\n|#))*)/gm);
  return [...lines].map(([, line = '']) => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    return { names: [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), text };
  });
}

interface Sources {
  /** A file and all that it is made of. */
  readonly filesOf: (file: string) => readonly string[];
  /** Text of a file. */
  readonly read: (file: string) => string;
  readonly changed: ReadonlySet<string>;
}

/**
 * The line that says why a story looks different: it names something that the story is made of, and that is declared in a file which has
 * changed itself or is made of one that has.
 *
 * @param file of the story
 */
export function lookOf(file: string, looks: readonly Look[], { filesOf, read, changed }: Sources) {
  const isChanged = (one: string) => filesOf(one).some((part) => changed.has(part));
  const parts = looks.length === 0 ? [] : filesOf(file).filter(isChanged).map(read);
  const isDeclared = (name: string) => {
    const declaration = new RegExp(`\\b(function|const|class) ${name}\\b`);
    return parts.some((text) => declaration.test(text));
  };
  return looks.find(({ names }) => names.some(isDeclared));
}
