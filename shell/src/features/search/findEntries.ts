import { foldAccents } from '@touchline/shared/text';
import MiniSearch from 'minisearch';
import { searchGroups, type SearchEntry, type SearchKind } from './searchEntries';

export interface FoundGroup {
  readonly kind: SearchKind;
  readonly title: string;
  readonly entries: readonly SearchEntry[];
}

/** Entries of a group that are shown. */
const mostOfGroup = 5;

/** Shorter words are matched by their start only: with an error they would match nearly everything. */
const shortestWithErrors = 4;

/** A search over entries: ignores accents and case, completes the last letters, and allows an error in four letters. */
export function createFinder(entries: readonly SearchEntry[]): (query: string) => FoundGroup[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const search = new MiniSearch<SearchEntry>({
    idField: 'key',
    fields: ['name', 'words'],
    processTerm: foldAccents,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => term.length >= shortestWithErrors && 0.25,
      boost: { name: 2 },
      combineWith: 'AND',
      boostDocument: (key: string) => 1 + (byKey.get(key)?.weight ?? 0),
    },
  });
  search.addAll([...byKey.values()]);

  return (query) => {
    const groups = new Map<SearchKind, SearchEntry[]>();
    // Sorted by score: the group of the best match comes first.
    for (const { id } of search.search(query)) {
      const entry = byKey.get(id as string);
      if (entry) groups.set(entry.kind, [...(groups.get(entry.kind) ?? []), entry]);
    }
    return [...groups].map(([kind, found]) => ({
      kind,
      title: searchGroups[kind],
      entries: found.slice(0, mostOfGroup),
    }));
  };
}
