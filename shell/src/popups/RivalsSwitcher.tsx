import {
  Box,
  CheckIcon,
  CircularProgress,
  LockIcon,
  PaywallBlock,
  Typography,
} from '@touchline/design-system';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
} from '@touchline/design-system/popups';
import { rivalsSetDefault } from '@touchline/shared/calls/rivalsSetDefault';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { leaguesAll } from '@touchline/shared/calls/leaguesAll';
import { shell, useFantasy, useHasPass } from '@touchline/shared/contract';
import { leagueLabel, paywallTexts } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { useNavigate } from '@touchline/shared/router';
import { closedOne, statePatched } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import type { RivalsConfig } from '@touchline/shared/wire';
import { useEffect, useId, useRef, useState } from 'react';
import { createShellParts } from '../app/shellParts';

type ViewId = RivalsConfig['id'];

interface ViewItem {
  readonly id: ViewId;
  readonly label: string;
  readonly note?: string;
  readonly isLocked?: boolean;
  /** Cannot be chosen by anybody: too many members. */
  readonly isBarred?: boolean;
}

/** Milliseconds the menu stays after a choice was saved (specification section 4). */
export const switcherCloseMs = 250;

const leagueParts = createShellParts('leagues', {
  all: async () => (await shell().api.call(leaguesAll)).payload,
});

/** Chooses whose teams ownership and comparisons are counted in. */
export default function RivalsSwitcher() {
  const dispatch = useDispatch();
  const titleId = useId();
  const close = () => void dispatch(closedOne('rivals'));
  const [isPaywallShown, showPaywall] = useState(false);
  const items = useViews();
  const { saving, notSaved, choose } = useViewChoice(close);
  const current = useFantasy()?.rivals_config.id;
  useFreshState();

  const pick = (item: ViewItem) => {
    if (!item.isLocked) return void choose(item);
    showPaywall(true);
    shell().track('sp_notif', { location: 'rivals_switcher', step: 'league' });
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3" component="h2">
        Rivals view
      </DialogTitle>
      <DialogContent sx={{ px: 2 }}>
        <List disablePadding>
          {items.map((item) => (
            <ListItem key={item.id} disablePadding>
              <ListItemButton
                selected={item.id === current}
                aria-current={item.id === current ? 'true' : undefined}
                aria-busy={saving === item.id}
                disabled={item.isBarred || (saving !== undefined && saving !== item.id)}
                onClick={() => pick(item)}
                // Why it cannot be chosen must be readable.
                sx={{ '&.Mui-disabled': { opacity: 1 } }}
              >
                <ListItemText
                  sx={
                    item.isBarred ? { '& .MuiListItemText-primary': { color: 'text.disabled' } } : undefined
                  }
                  primary={item.label}
                  secondary={notSaved === item.id ? <NotSaved /> : item.note}
                />
                <ListItemIcon sx={{ minWidth: 0 }}>
                  {saving === item.id && <CircularProgress size={18} />}
                  {saving !== item.id && item.isLocked && (
                    <LockIcon titleAccess="Season pass" fontSize="small" />
                  )}
                  {saving !== item.id && item.id === current && (
                    <CheckIcon titleAccess="Chosen" fontSize="small" />
                  )}
                </ListItemIcon>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {isPaywallShown && <LeaguesPaywall leagues={items} onClose={close} />}
      </DialogContent>
    </Dialog>
  );
}

function NotSaved() {
  return (
    <Typography component="span" variant="caption" role="alert" sx={{ color: 'error.main' }}>
      Not saved
    </Typography>
  );
}

function LeaguesPaywall({ leagues, onClose }: { leagues: readonly ViewItem[]; onClose: () => void }) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const state = useFantasy();
  useEffect(() => box.current?.focus(), []);
  const names = (state?.leagues_preview ?? []).map(({ name }) => name);
  const openPass = () => {
    onClose();
    void navigate('/season_pass');
  };
  return (
    <Box ref={box} tabIndex={-1} sx={{ mt: 3 }}>
      <PaywallBlock
        text={paywallTexts.leagues}
        leagues={
          names.length > 0 ? names : leagues.filter(({ isLocked }) => isLocked).map(({ label }) => label)
        }
        onOpenPass={openPass}
        onDismiss={onClose}
      />
    </Box>
  );
}

/** Rivals, the elite and the leagues of one's team; leagues are for pass holders. */
function useViews(): ViewItem[] {
  const state = useFantasy();
  const pass = useHasPass();
  const { data } = leagueParts.usePart({ name: 'all' }, 'calm');
  const known = lastValue(data)?.leagues;
  const leagues: ViewItem[] = known
    ? known.map(({ id, name, trackable, reason }) => ({
        id,
        label: leagueLabel(name),
        isLocked: !pass,
        isBarred: pass && !trackable,
        ...(reason !== undefined && pass && { note: reason }),
      }))
    : (state?.classic_leagues ?? []).map(({ id, name }) => ({
        id,
        label: leagueLabel(name),
        isLocked: !pass,
      }));
  return [
    { id: 'rivals', label: `Rivals (${state?.rivals.length ?? 0})` },
    { id: 'elite', label: 'Elite' },
    ...leagues,
  ];
}

function useViewChoice(close: () => void) {
  const dispatch = useDispatch();
  const [saving, setSaving] = useState<ViewId>();
  const [notSaved, setNotSaved] = useState<ViewId>();

  async function choose({ id }: ViewItem) {
    setSaving(id);
    setNotSaved(undefined);
    const { api, events } = shell();
    shell().track('rivals_menu', { action: 'pick', value: id });
    try {
      const reply = await api.call(rivalsSetDefault, { params: { id } });
      dispatch(
        statePatched({
          rivals_view: reply.id,
          rivals_config: reply.rivals_config,
          ownership: reply.ownership,
        }),
      );
      events.emit('viewChanged', { view: String(reply.id) });
      setTimeout(close, switcherCloseMs);
    } catch {
      setNotSaved(id);
    } finally {
      setSaving(undefined);
    }
  }
  return { saving, notSaved, choose };
}

/** Another tab or device may have changed the rivals meanwhile. */
function useFreshState() {
  const dispatch = useDispatch();
  useEffect(() => {
    shell()
      .api.call(rivalsState)
      .then(
        ({ payload: { rival_ids, rivals_view, rivals_config, ownership } }) =>
          dispatch(statePatched({ rivals: rival_ids, rivals_view, rivals_config, ownership })),
        () => undefined,
      );
  }, [dispatch]);
}
