import { Box } from '../base/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { Tooltip } from '../tooltip/Tooltip';
import { RefreshIcon } from '../../icons/muiIcons';
import { UpdatedStamp } from './UpdatedStamp';

interface RefreshButtonProps {
  onRefresh: () => void;
  busy?: boolean;
  offline?: boolean;
  /** When the data was fetched, in milliseconds. */
  at?: number;
}

/** Reloads the data; its age is shown beside the button. Offline the banner has the age, which may be that of cached data. */
export function RefreshButton({ onRefresh, busy = false, offline = false, at }: RefreshButtonProps) {
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {!offline && <UpdatedStamp at={at} />}
      <Tooltip title={offline ? 'You are offline' : 'Refresh'}>
        <span>
          <IconButton
            onClick={onRefresh}
            disabled={busy || offline}
            aria-label="Refresh"
            aria-busy={busy}
            size="small"
          >
            {busy ? <CircularProgress size={20} color="inherit" /> : <RefreshIcon fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}
