import Badge from '@mui/material/Badge';
import { Box } from '../components/base/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Typography } from '../components/base/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openedLater } from '../components/later/openedLater';
import { CloseIcon, FilterIcon, SearchIcon } from '../icons/muiIcons';
import { TextField } from './TextField';

// Loaded when it is first opened: only phones have it.
const FilterSheet = openedLater(async () => {
  const { FilterSheet: Sheet } = await import(/* webpackChunkName: "filters" */ './FilterSheet');
  return { default: Sheet };
});

interface FilterBarProps {
  /** The fields. */
  children: ReactNode;
  /** Number of active filters. */
  active?: number;
  onClear?: () => void;
  /** Always visible: the search field. */
  search?: ReactNode;
  /** Right-aligned: refresh. */
  right?: ReactNode;
}

/** Filters left, refresh right; on phones, upright or on their side, the filters open as a sheet. */
export function FilterBar({ children, active = 0, onClear, search, right }: FilterBarProps) {
  const phone = useMediaQuery('(max-width:599.95px), (max-height:499.95px)');
  const clear = active > 0 && onClear && (
    <Button size="small" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {phone ? <Box sx={phoneSearch}>{search}</Box> : search}
      {phone ? (
        <PhoneFilters active={active} clear={clear}>
          {children}
        </PhoneFilters>
      ) : (
        <>
          {children}
          {clear}
        </>
      )}
      {right && <Box sx={{ ml: 'auto' }}>{right}</Box>}
    </Box>
  );
}

/** Fills the remaining width, so that field and buttons fit on one line. */
const phoneSearch = { flex: '1 1 140px', minWidth: 0, '&& > *': { width: '100%', minWidth: 0 } } as const;

interface PhoneFiltersProps {
  children: ReactNode;
  active: number;
  clear: ReactNode;
}

function PhoneFilters({ children, active, clear }: PhoneFiltersProps) {
  const [open, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const show = () => {
    setMissing(false);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const sayMissing = () => {
    setMissing(true);
    close();
  };
  return (
    <>
      <Badge badgeContent={active || undefined} color="secondary">
        <Button variant="outlined" startIcon={<FilterIcon />} aria-haspopup="dialog" onClick={show}>
          Filters
        </Button>
      </Badge>
      {isMissing && (
        <Typography role="alert" variant="body2">
          The filters could not be loaded. Try again.
        </Typography>
      )}
      <FilterSheet open={open} onClose={close} onMissing={sayMissing} clear={clear}>
        {children}
      </FilterSheet>
    </>
  );
}

interface SearchFieldProps {
  label?: string;
  value: string;
  /** Debounced: called 300 ms after the last key, so that a list is not requested for each letter. */
  onSearch: (text: string) => void;
  placeholder?: string;
}

/** Debounce of the search in milliseconds. */
const rest = 300;

/** Maximum length of a search: that of an email address, the longest value searched for. */
const longestSearch = 254;

/** Icon, clear button and padding, in characters: a long label is read in whole where the screen has the width. */
const besideText = 9;
/** Browsers add a clear button of their own, which cannot be reached by keyboard. */
const ownClearButton = { '& input::-webkit-search-cancel-button': { display: 'none' } };

/** Finds by name. */
export function SearchField({ label = 'Search', value, onSearch, placeholder = label }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  if (previousValue !== value) {
    setPreviousValue(value);
    setText(value);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  }, [onSearch]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => search.current(text), rest);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      size="small"
      type="search"
      placeholder={placeholder}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{ ...ownClearButton, minWidth: 180, width: `min(100%, ${placeholder.length + besideText}ch)` }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: longestSearch },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text && (
            <IconButton size="small" aria-label="Clear search" onClick={() => setText('')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
}
