import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Maximum length of a release's changes: what the server takes, and what a list can show. */
export const mostOfChanges = 4000;

/** Heading of a version in the changelogs that Lerna writes: `# [1.2.0](…) (2026-11-26)` or `## 1.2.1 (2026-11-26)`. */
const versionHeading = /^#{1,3} \[?(\d+\.\d+\.\d+[^\s\]]*)\]?.*$/gm;

/**
 * The part of a workspace's changelog that belongs to a version.
 *
 * @param folder of the workspace, whose `CHANGELOG.md` is read
 * @returns undefined where there is no changelog, or nothing of that version in it
 */
export function changesOf(folder: string, version: string): string | undefined {
  const file = join(folder, 'CHANGELOG.md');
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const headings = [...text.matchAll(versionHeading)];
  const at = headings.findIndex(([, found]) => found === version);
  const heading = headings[at];
  if (!heading) return undefined;
  const part = text.slice(heading.index + heading[0].length, headings[at + 1]?.index).trim();
  if (part === '') return undefined;
  return part.length > mostOfChanges ? `${part.slice(0, mostOfChanges - 1)}…` : part;
}
