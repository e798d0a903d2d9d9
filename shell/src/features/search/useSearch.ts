import { useFantasy, useUser } from '@touchline/shared/contract';
import { isAdmin } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { useMemo, useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { createFinder, type FoundGroup } from './findEntries';
import { recentSearches } from './recentSearches';
import { searchEntries, type SearchEntry } from './searchEntries';
import { searchQueries } from './searchQueries';

/** What the search knows: results of a query, or recent entries and places without one. */
export function useSearch(query: string) {
  const state = useFantasy();
  const user = useUser();
  const { registry } = useShell();
  const index = searchQueries.useQuery({ name: 'index' }, 'calm');
  const teams = searchQueries.useQuery({ name: 'teams' }, 'calm');
  const searchIndex = lastValue(index.data);
  const searchTeams = lastValue(teams.data);
  const admin = user !== null && isAdmin(user.role);
  const entries = useMemo(
    () =>
      searchEntries({ state, index: searchIndex, teams: searchTeams, registry: registry(), isAdmin: admin }),
    [state, searchIndex, searchTeams, registry, admin],
  );
  const find = useMemo(() => createFinder(entries), [entries]);
  const written = query.trim();
  const groups = useMemo(() => (written === '' ? [] : find(written)), [find, written]);
  // Read once: an entry does not move while the list is open.
  const [recent] = useState(() => recentSearches.find(user?.id ?? ''));
  return {
    groups: written === '' ? withoutQuery(entries, recent) : groups,
    /** Names are still loading, or could not be loaded: `index` says which. */
    isLoading: index.data.status === 'loading' && searchIndex === undefined,
    isPartial: index.data.status === 'failed' && searchIndex === undefined,
    retry: index.refresh,
    keep: (entry: SearchEntry) => recentSearches.add(user?.id ?? '', entry.key),
  };
}

interface ShownGroup {
  readonly title: string;
  readonly entries: FoundGroup['entries'];
}

function withoutQuery(entries: readonly SearchEntry[], recent: readonly string[]): ShownGroup[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const kept = recent.flatMap((key) => byKey.get(key) ?? []);
  const places = entries.filter(
    ({ key, kind, weight }) => kind === 'page' && weight === 1 && !recent.includes(key),
  );
  return [
    { title: 'Recent', entries: kept },
    { title: 'Go to', entries: places },
  ].filter((group) => group.entries.length > 0);
}
