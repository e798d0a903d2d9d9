import { useFantasy } from '@touchline/shared/contract';
import { alertSeen, opened } from '@touchline/shared/shell-store';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { lazy, Suspense, useEffect } from 'react';
import type { HostRoot } from '../app/shellStore';
import { shellComponents } from '../app/shellComponents';
import { recommendedKey } from './recommended';
import { footballerSheetClosed } from './popups.slice';

const TeamPopup = lazy(() => import(/* webpackChunkName: "popups" */ './TeamPopup'));
const RivalsSwitcher = lazy(() => import(/* webpackChunkName: "popups" */ './RivalsSwitcher'));
const RivalsRecommendation = lazy(() => import(/* webpackChunkName: "popups" */ './RivalsRecommendation'));
const PassCard = lazy(() => import(/* webpackChunkName: "popups" */ './PassCard'));

/** Everything that may stand above a page; each loads when it is first opened. */
export function Popups() {
  const { ui, popups } = useSelector(({ ui, popups }: HostRoot) => ({ ui, popups }), sameParts);
  const dispatch = useDispatch();
  useRecommendOnce();
  return (
    <Suspense fallback={null}>
      {ui.activeTeam && <TeamPopup team={ui.activeTeam} />}
      {popups.footballer !== null && (
        <shellComponents.FootballerSheet
          footballerId={popups.footballer}
          onClose={() => dispatch(footballerSheetClosed())}
        />
      )}
      {ui.open.recommendation && <RivalsRecommendation />}
      {ui.open.rivals && <RivalsSwitcher />}
      {popups.passCard && <PassCard />}
    </Suspense>
  );
}

type Parts = Pick<HostRoot, 'ui' | 'popups'>;
const sameParts = (one: Parts, other: Parts) =>
  one.ui.activeTeam === other.ui.activeTeam && one.ui.open === other.ui.open && one.popups === other.popups;

/** Once, and only to who follows fewer than two teams. */
function useRecommendOnce() {
  const dispatch = useDispatch();
  const rivals = useFantasy()?.rivals.length;
  const wasSeen = useSelector(({ ui }: HostRoot) => ui.alerts[recommendedKey] === true);
  useEffect(() => {
    if (wasSeen || rivals === undefined) return;
    dispatch(alertSeen(recommendedKey));
    if (rivals < 2) dispatch(opened('recommendation'));
  }, [dispatch, wasSeen, rivals]);
}
