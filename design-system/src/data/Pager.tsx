import { Box } from '../components/base/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Typography } from '../components/base/Typography';
import { formatCount } from '@touchline/shared/format';
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from '../icons/muiIcons';

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** All rows are rendered, without pages. */
  showsAll?: boolean;
  /** Switches between all rows and pages; without it there are pages only. */
  onShowAll?: (showsAll: boolean) => void;
}

/** `Showing 1–20 of 412`, with buttons for the other pages. */
export function Pager({ page, pageSize, total, onPage, showsAll = false, onShowAll }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = showsAll ? 1 : (page - 1) * pageSize + 1;
  const last = showsAll ? total : Math.min(total, page * pageSize);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        px: 2,
        pt: 1,
        pb: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        Showing {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
      </Typography>
      {onShowAll && (
        <Button size="small" onClick={() => onShowAll(!showsAll)}>
          {showsAll ? 'Show pages' : 'Show all'}
        </Button>
      )}
      {pages > 1 && !showsAll && <PageButtons page={page} pages={pages} onPage={onPage} />}
    </Box>
  );
}

function PageButtons({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  const steps = [
    { label: 'First page', to: 1, Icon: FirstIcon },
    { label: 'Previous page', to: page - 1, Icon: PreviousIcon },
    { label: 'Next page', to: page + 1, Icon: NextIcon },
    { label: 'Last page', to: pages, Icon: LastIcon },
  ];
  const button = ({ label, to, Icon }: (typeof steps)[number]) => (
    <IconButton
      key={label}
      size="small"
      aria-label={label}
      disabled={to < 1 || to > pages || to === page}
      onClick={() => onPage(to)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', alignItems: 'center' }}>
      {steps.slice(0, 2).map(button)}
      <PageSelect page={page} pages={pages} onPage={onPage} />
      {steps.slice(2).map(button)}
    </Box>
  );
}

function PageSelect({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  return (
    <Box
      component="select"
      aria-label="Page"
      value={page}
      onChange={({ target }) => onPage(Number(target.value))}
      sx={{
        height: 32,
        '@media (pointer: coarse)': { height: 44 },
        px: 1,
        borderRadius: 0.6,
        border: 1,
        borderColor: 'outline.main',
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        fontSize: '0.8125rem',
      }}
    >
      {Array.from({ length: pages }, (_, at) => (
        <option key={at + 1} value={at + 1}>
          {at + 1} of {pages}
        </option>
      ))}
    </Box>
  );
}
