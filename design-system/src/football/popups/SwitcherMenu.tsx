import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { useBackToClose } from '../../components/dialogs/useBackToClose';
import { CheckIcon, LockIcon } from '../../icons/muiIcons';

export interface SwitcherItem<Id extends string | number> {
  readonly id: Id;
  readonly label: string;
  /** Below the label. */
  readonly note?: string;
  /** Needs the pass. It stays enabled: a click explains the pass. */
  readonly locked?: boolean;
  /** Disabled for everybody; `note` gives the reason. */
  readonly barred?: boolean;
}

interface Choice<Id extends string | number> {
  /** The current choice. */
  value?: Id;
  /** The one being saved; the others are disabled meanwhile. */
  saving?: Id;
  /** The one that could not be saved. */
  notSaved?: Id;
  onPick: (item: SwitcherItem<Id>) => void;
}

interface SwitcherMenuProps<Id extends string | number> extends Choice<Id> {
  open: boolean;
  onClose: () => void;
  items: readonly SwitcherItem<Id>[];
  /** Below the list: explains locked items. */
  children?: ReactNode;
}

/** Chooses the teams for all comparisons: rivals, the elite, or one of the leagues. */
export function SwitcherMenu<Id extends string | number>(props: SwitcherMenuProps<Id>) {
  const { open, onClose, items, children, ...choice } = props;
  useBackToClose(open, onClose);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth>
      <DialogTitle variant="h3" component="h2">
        Rivals view
      </DialogTitle>
      <DialogContent sx={{ px: 2 }}>
        <List disablePadding>
          {items.map((item) => (
            <SwitcherRow key={item.id} item={item} {...choice} />
          ))}
        </List>
        {children}
      </DialogContent>
    </Dialog>
  );
}

interface SwitcherRowProps<Id extends string | number> extends Choice<Id> {
  item: SwitcherItem<Id>;
}

function SwitcherRow<Id extends string | number>(props: SwitcherRowProps<Id>) {
  const { item, value, saving, notSaved, onPick } = props;
  const isChosen = item.id === value;
  const isSaving = item.id === saving;
  return (
    <ListItem disablePadding>
      <ListItemButton
        selected={isChosen}
        aria-current={isChosen ? 'true' : undefined}
        aria-busy={isSaving}
        disabled={item.barred || (saving !== undefined && !isSaving)}
        onClick={() => onPick(item)}
        // The reason why it cannot be chosen must be readable.
        sx={{ '&.Mui-disabled': { opacity: 1 } }}
      >
        <ListItemText
          sx={item.barred ? { '& .MuiListItemText-primary': { color: 'text.disabled' } } : undefined}
          primary={item.label}
          secondary={item.id === notSaved ? <NotSaved /> : item.note}
        />
        <ListItemIcon sx={{ minWidth: 0 }}>
          {isSaving ? <CircularProgress size={18} /> : <Marks locked={item.locked} chosen={isChosen} />}
        </ListItemIcon>
      </ListItemButton>
    </ListItem>
  );
}

/** A league may be both: chosen before the pass expired. */
function Marks({ locked, chosen }: { locked?: boolean; chosen: boolean }) {
  return (
    <>
      {locked && <LockIcon titleAccess="Season pass" fontSize="small" />}
      {chosen && <CheckIcon titleAccess="Chosen" fontSize="small" />}
    </>
  );
}

function NotSaved() {
  return (
    <Typography component="span" variant="caption" role="alert" sx={{ color: 'error.main' }}>
      Not saved
    </Typography>
  );
}
