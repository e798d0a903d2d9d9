import {
  Banner,
  Box,
  Button,
  CloseIcon,
  IconButton,
  SearchIcon,
  visuallyHidden,
} from '@touchline/design-system';
import { TextField } from '@touchline/design-system/inputs';
import { DialogTitle, SheetDialog } from '@touchline/design-system/popups';
import { useFantasy } from '@touchline/shared/contract';
import { useLocation, useNavigate } from '@touchline/shared/router';
import { closedOne } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useId, useState, type KeyboardEvent } from 'react';
import { footballerActions, type FootballerAction } from './footballerActions';
import type { SearchEntry } from './searchEntries';
import { SearchList, type ListGroup, type ListOption } from './SearchList';
import { useSearch } from './useSearch';
import { useShell } from '../../services/context/ShellContext';

/**
 * The search over everything that has a page: a combobox whose list shows results by group. Of a footballer a second
 * list opens with the right arrow: watch, compare, plan in.
 */
export default function Search() {
  const dispatch = useDispatch();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<SearchEntry>();
  const close = () => void dispatch(closedOne('search'));
  const { groups: found, isLoading, isPartial, retry, keep } = useSearch(query);
  const open = useOpening(close, keep);
  const actions = useActions(chosen);

  const results: ListGroup[] = found.map(({ title, entries }) => ({ title, options: entries.map(optionOf) }));
  const groups: ListGroup[] = chosen ? [{ title: chosen.name, options: actions.map(actionOption) }] : results;
  const entries = found.flatMap((group) => group.entries);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
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

  const activeOption = groups.flatMap(({ options }) => options)[at];
  const say = sayCount(query, count, { isLoading, chosen });
  return (
    <SheetDialog open onClose={close} size="medium">
      <DialogTitle sx={visuallyHidden}>Search</DialogTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 3, pb: 2 }}>
        <TextField
          fullWidth
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that the reader opened puts the focus on its field
          autoFocus
          size="small"
          type="text"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            setChosen(undefined);
          }}
          onKeyDown={handleKey}
          placeholder="Player, club, gameweek, rival, page"
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': 'Search',
              'aria-autocomplete': 'list',
              'aria-haspopup': 'listbox',
              'aria-expanded': count > 0,
              'aria-controls': listId,
              'aria-activedescendant': activeOption && `${listId}-${activeOption.key}`,
              autoComplete: 'off',
              autoCapitalize: 'none',
              autoCorrect: 'off',
              spellCheck: false,
              enterKeyHint: 'go',
              maxLength: 60,
            },
            input: {
              startAdornment: <SearchIcon fontSize="small" sx={{ mr: 2, color: 'text.secondary' }} />,
            },
          }}
        />
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={count > 0 || query.trim() === '' ? visuallyHidden : { px: 4, py: 6 }}>
        {say}
      </Box>
      {isPartial && (
        <Box sx={{ px: 3 }}>
          <Banner tone="warning" action={<Button onClick={retry}>Try again</Button>}>
            Players and fixtures could not be loaded. Clubs, gameweeks and pages are found.
          </Banner>
        </Box>
      )}
      <SearchList
        id={listId}
        label={chosen ? `Actions for ${chosen.name}` : 'Results'}
        groups={groups}
        active={at}
        onChoose={choose}
        {...(!chosen && { onActions: (index: number) => showActions(entries[index]) })}
      />
    </SheetDialog>
  );
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

function sayCount(
  query: string,
  count: number,
  { isLoading, chosen }: { isLoading: boolean; chosen: SearchEntry | undefined },
): string {
  if (chosen) return `${count} actions for ${chosen.name}`;
  if (query.trim() === '') return '';
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return isLoading ? 'Loading names …' : `Nothing found for "${query.trim()}".`;
}

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
