import { Box, Button, linkTo, PaywallBlock } from '@touchline/design-system';
import { SwitcherMenu, type SwitcherItem } from '@touchline/design-system/popups';
import { rivalsSetDefault } from '@touchline/shared/calls/rivalsSetDefault';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { leaguesAll } from '@touchline/shared/calls/leaguesAll';
import { buildLink, useFantasy, useHasPass } from '@touchline/shared/contract';
import { leagueLabel, paywallTexts } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { useLocation, useNavigate } from '@touchline/shared/router';
import { closedOne, statePatched } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import type { RivalsConfig } from '@touchline/shared/wire';
import { useEffect, useRef, useState } from 'react';
import { createShellQueries } from '../../services/context/shellQueries';
import { samePageOf } from './samePageOf';
import { useShell } from '../../services/context/ShellContext';

type ViewId = RivalsConfig['id'];

type ViewItem = SwitcherItem<ViewId>;

/** Milliseconds for which the menu stays open after a choice was saved (specification section 4). */
export const switcherCloseMs = 250;

const leagueQueries = createShellQueries('leagues', (api) => ({
  all: async () => (await api.call(leaguesAll)).payload,
}));

/** Chooses the group of teams that ownership and comparisons are based on. */
export default function RivalsSwitcher() {
  const { services } = useShell();
  const dispatch = useDispatch();
  const close = () => void dispatch(closedOne('rivals'));
  const [isPaywallShown, showPaywall] = useState(false);
  const items = useViews();
  const { saving, notSaved, choose } = useViewChoice(close);
  const current = useFantasy()?.rivals_config.id;
  useFreshState();

  const pick = (item: ViewItem) => {
    if (!item.locked) return void choose(item);
    showPaywall(true);
    services.track('sp_notif', { location: 'rivals_switcher', step: 'league' });
  };
  return (
    <SwitcherMenu
      open
      onClose={close}
      items={items}
      value={current}
      saving={saving}
      notSaved={notSaved}
      onPick={pick}
    >
      <Button size="small" {...linkTo(buildLink('h2h'))} onClick={close}>
        Head-to-head leagues
      </Button>
      {isPaywallShown && <LeaguesPaywall leagues={items} onClose={close} />}
    </SwitcherMenu>
  );
}

function LeaguesPaywall({ leagues, onClose }: { leagues: readonly ViewItem[]; onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const state = useFantasy();
  useEffect(() => box.current?.focus(), []);
  const names = (state?.leagues_preview ?? []).map(({ name }) => name);
  const openPass = () => {
    onClose();
    void navigate(buildLink('season_pass', { query: { return_to: pathname + search } }));
  };
  return (
    <Box ref={box} tabIndex={-1} sx={{ mt: 3 }}>
      <PaywallBlock
        text={paywallTexts.leagues}
        leagues={names.length > 0 ? names : leagues.filter(({ locked }) => locked).map(({ label }) => label)}
        onOpenPass={openPass}
        onDismiss={onClose}
      />
    </Box>
  );
}

/** Rivals, the elite and the leagues of the manager's team; leagues need a pass. */
function useViews(): ViewItem[] {
  const state = useFantasy();
  const pass = useHasPass();
  const { data } = leagueQueries.useQuery({ name: 'all' }, 'calm');
  const allLeagues = lastValue(data)?.leagues;
  const leagues: ViewItem[] = allLeagues
    ? allLeagues.map(({ id, name, trackable, reason }) => ({
        id,
        label: leagueLabel(name),
        locked: !pass,
        // The league has too many members.
        barred: pass && !trackable,
        ...(reason !== undefined && pass && { note: reason }),
      }))
    : (state?.classic_leagues ?? []).map(({ id, name, label = leagueLabel(name) }) => ({
        id,
        label,
        locked: !pass,
      }));
  return [
    { id: 'rivals', label: `Rivals (${state?.rivals.length ?? 0})` },
    { id: 'elite', label: 'Elite' },
    ...leagues,
  ];
}

function useViewChoice(close: () => void) {
  const { services } = useShell();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [saving, setSaving] = useState<ViewId>();
  const [notSaved, setNotSaved] = useState<ViewId>();

  async function choose({ id }: ViewItem) {
    setSaving(id);
    setNotSaved(undefined);
    const { api, events } = services;
    services.track('rivals_menu', { action: 'pick', value: id });
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
      const page = samePageOf(reply.id, pathname);
      if (page !== undefined && page !== pathname) void navigate(page);
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
  const { services } = useShell();
  const dispatch = useDispatch();
  useEffect(() => {
    services.api.call(rivalsState).then(
      ({ payload: { rival_ids, rivals_view, rivals_config, ownership } }) =>
        dispatch(statePatched({ rivals: rival_ids, rivals_view, rivals_config, ownership })),
      () => undefined,
    );
  }, [services, dispatch]);
}
