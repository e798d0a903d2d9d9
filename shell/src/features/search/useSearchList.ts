import { useFantasy } from '@touchline/shared/contract';
import { useLocation, useNavigate } from '@touchline/shared/router';
import { useState, type KeyboardEvent } from 'react';
import { footballerActions, type FootballerAction } from './footballerActions';
import type { SearchEntry } from './searchEntries';
import type { ListGroup, ListOption } from './SearchList';
import { useSearch } from './useSearch';
import { useShell } from '../../services/context/ShellContext';

/**
 * The list of the search and what a key or a choice does in it: the results by group or, once a footballer is chosen with
 * the right arrow, the actions for them.
 */
export function useSearchList(close: () => void) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<SearchEntry>();
  const { groups: found, isLoading, isPartial, retry, keep } = useSearch(query);
  const open = useOpening(close, keep);
  const actions = useActions(chosen);

  const results: ListGroup[] = found.map(({ title, entries }) => ({ title, options: entries.map(optionOf) }));
  const groups: ListGroup[] = chosen ? [{ title: chosen.name, options: actions.map(actionOption) }] : results;
  const entries = found.flatMap((group) => group.entries);
  const options = groups.flatMap((group) => group.options);
  const count = options.length;
  const at = Math.min(active, count - 1);

  const showActions = (entry: SearchEntry | undefined) => {
    setChosen(entry);
    setActive(
      entry
        ? 0
        : Math.max(
            0,
            entries.findIndex(({ key }) => key === chosen?.key),
          ),
    );
  };
  const act = (action: FootballerAction | undefined) => {
    if (!action || !chosen) return;
    keep(chosen);
    if (action.to !== undefined) return open.page(action.to);
    action.run?.();
    showActions(undefined);
  };
  const choose = (index: number) => {
    if (chosen) return act(actions[index]);
    const entry = entries[index];
    if (entry) open.entry(entry);
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    if (count > 0) setActive((at + by + count) % count);
  };
  const handleActionKey = (event: KeyboardEvent) => {
    const action = actions.find(({ letter }) => letter === event.key.toLowerCase());
    const isBack = ['ArrowLeft', 'Backspace', 'Escape'].includes(event.key);
    if (!isBack && !action) return;
    event.preventDefault();
    // Escape closes the dialog otherwise.
    event.stopPropagation();
    if (isBack) showActions(undefined);
    else act(action);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys of an input method belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') return move(event, 1);
    if (event.key === 'ArrowUp') return move(event, -1);
    if (event.key === 'Enter') {
      event.preventDefault();
      return choose(at);
    }
    if (chosen && !event.ctrlKey && !event.metaKey && !event.altKey) return handleActionKey(event);
    const { selectionStart, value } = event.target as HTMLInputElement;
    const entry = entries[at];
    if (event.key === 'ArrowRight' && selectionStart === value.length && entry?.footballer !== undefined) {
      event.preventDefault();
      showActions(entry);
    }
  };

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
    setChosen(undefined);
  };
  return {
    ...{ query, search, groups, count, chosen, isLoading, isPartial, retry, choose, handleKey },
    active: at,
    activeKey: options[at]?.key,
    onActions: chosen ? undefined : (index: number) => showActions(entries[index]),
  };
}

const optionOf = ({ key, name, detail, footballer }: SearchEntry): ListOption => ({
  key,
  name,
  detail,
  hasActions: footballer !== undefined,
});

const actionOption = ({ letter, label }: FootballerAction): ListOption => ({
  key: `action-${letter}`,
  name: label,
  detail: letter.toUpperCase(),
  isKey: true,
});

function useOpening(close: () => void, keep: (entry: SearchEntry) => void) {
  const { services } = useShell();
  const navigate = useNavigate();
  const page = (to: string) => {
    close();
    void navigate(to);
  };
  return {
    page,
    entry(entry: SearchEntry) {
      keep(entry);
      if (entry.to !== undefined) return page(entry.to);
      close();
      if (entry.team !== undefined) services.openTeamPopup(entry.team);
    },
  };
}

function useActions(chosen: SearchEntry | undefined): readonly FootballerAction[] {
  const { services } = useShell();
  const { pathname, search } = useLocation();
  const watchlist = useFantasy()?.watchlist ?? [];
  const id = chosen?.footballer;
  if (id === undefined) return [];
  return footballerActions(id, {
    toggleWatch: (footballer) => services.toggleWatch(footballer),
    isWatched: watchlist.includes(id),
    pathname,
    search,
  });
}
