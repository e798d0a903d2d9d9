import { openedLater } from '@touchline/design-system';
import { useFantasy } from '@touchline/shared/contract';
import { alertSeen, closedOne, opened, teamPopupClosed } from '@touchline/shared/shell-store';
import { useDispatch, useSelector, useStore } from '@touchline/shared/store';
import { useEffect } from 'react';
import { useShell } from '../../services/context/ShellContext';
import type { HostRoot } from '../../services/store/shellStore';
import { FootballerSheet } from '../pitch/onDemand';
import { recommendedKey } from './recommended';
import { footballerSheetClosed, passCardClosed, releasesClosed } from '../../services/store/popups.slice';
import { sayMissing } from '../../services/components/sayMissing';

const popupParts = () => import(/* webpackChunkName: "popups" */ './popupParts');
const overlayParts = () => import(/* webpackChunkName: "overlay" */ '../overlay/overlayParts');
const TeamPopup = openedLater(async () => ({ default: (await popupParts()).TeamPopup }));
const RivalsSwitcher = openedLater(async () => ({ default: (await popupParts()).RivalsSwitcher }));
const RivalsRecommendation = openedLater(async () => ({
  default: (await popupParts()).RivalsRecommendation,
}));
const PassCard = openedLater(async () => ({ default: (await popupParts()).PassCard }));
const Search = openedLater(() => import(/* webpackChunkName: "search" */ '../search/Search'));
const Overrides = openedLater(async () => ({ default: (await overlayParts()).Overrides }));
const ReleaseOverlay = openedLater(async () => ({ default: (await overlayParts()).ReleaseOverlay }));

/** All popups; the code of each loads when it is first opened. */
export function Popups() {
  const { ui, popups } = useSelector(({ ui, popups }: HostRoot) => ({ ui, popups }), sameParts);
  const {
    boot: { overrides },
    services,
  } = useShell();
  const dispatch = useDispatch();
  useRecommendOnce();
  const closing = (close: Parameters<typeof dispatch>[0]) => () => {
    dispatch(close);
    sayMissing(services);
  };
  return (
    <>
      {ui.activeTeam && <TeamPopup open team={ui.activeTeam} onMissing={closing(teamPopupClosed())} />}
      {popups.footballer !== null && (
        <FootballerSheet footballerId={popups.footballer} onClose={() => dispatch(footballerSheetClosed())} />
      )}
      {ui.open.recommendation && (
        <RivalsRecommendation open onMissing={closing(closedOne('recommendation'))} />
      )}
      {ui.open.rivals && <RivalsSwitcher open onMissing={closing(closedOne('rivals'))} />}
      {ui.open.search && <Search open onMissing={closing(closedOne('search'))} />}
      {popups.passCard && <PassCard open onMissing={closing(passCardClosed())} />}
      {popups.releases && <ReleaseOverlay open onMissing={closing(releasesClosed())} />}
      {overrides && <Overrides open onMissing={() => sayMissing(services)} />}
    </>
  );
}

type Parts = Pick<HostRoot, 'ui' | 'popups'>;
const sameParts = (one: Parts, other: Parts) =>
  one.ui.activeTeam === other.ui.activeTeam && one.ui.open === other.ui.open && one.popups === other.popups;

/** Opens once, and only for users who follow fewer than two teams. */
function useRecommendOnce() {
  const dispatch = useDispatch();
  const rivals = useFantasy()?.rivals.length;
  const store = useStore<HostRoot>();
  useEffect(() => {
    if (store.getState().ui.alerts[recommendedKey] || rivals === undefined) return;
    dispatch(alertSeen(recommendedKey));
    if (rivals < 2) dispatch(opened('recommendation'));
  }, [dispatch, store, rivals]);
}
