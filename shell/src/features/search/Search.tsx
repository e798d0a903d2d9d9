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
import { closedOne } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useId } from 'react';
import { SearchList } from './SearchList';
import { useSearchList } from './useSearchList';

/**
 * The search over everything that has a page: a combobox whose list shows results by group. Of a footballer a second
 * list opens with the right arrow: watch, compare, plan in.
 */
export default function Search() {
  const dispatch = useDispatch();
  const listId = useId();
  const close = () => void dispatch(closedOne('search'));
  const list = useSearchList(close);
  const { query, groups, count, chosen, active } = list;
  return (
    <SheetDialog open onClose={close} size="medium">
      <DialogTitle sx={visuallyHidden}>Search</DialogTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 3, pb: 2 }}>
        <SearchField list={list} listId={listId} />
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box role="status" sx={count > 0 || query.trim() === '' ? visuallyHidden : { px: 4, py: 6 }}>
        {sayCount(list)}
      </Box>
      {list.isPartial && (
        <Box sx={{ px: 3 }}>
          <Banner tone="warning" action={<Button onClick={list.retry}>Try again</Button>}>
            Players and fixtures could not be loaded. Clubs, gameweeks and pages are found.
          </Banner>
        </Box>
      )}
      <SearchList
        id={listId}
        label={chosen ? `Actions for ${chosen.name}` : 'Results'}
        groups={groups}
        active={active}
        onChoose={list.choose}
        onActions={list.onActions}
      />
    </SheetDialog>
  );
}

type List = ReturnType<typeof useSearchList>;

function SearchField({ list, listId }: { list: List; listId: string }) {
  return (
    <TextField
      fullWidth
      // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that the reader opened puts the focus on its field
      autoFocus
      size="small"
      type="text"
      value={list.query}
      onChange={({ target }) => list.search(target.value)}
      onKeyDown={list.handleKey}
      placeholder="Player, club, gameweek, rival, page"
      slotProps={{
        htmlInput: {
          role: 'combobox',
          'aria-label': 'Search',
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-expanded': list.count > 0,
          'aria-controls': listId,
          'aria-activedescendant': list.activeKey && `${listId}-${list.activeKey}`,
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
  );
}

function sayCount({ query, count, isLoading, chosen }: List): string {
  if (chosen) return `${count} actions for ${chosen.name}`;
  if (query.trim() === '') return '';
  if (count > 0) return count === 1 ? '1 result' : `${count} results`;
  return isLoading ? 'Loading names …' : `Nothing found for "${query.trim()}".`;
}
