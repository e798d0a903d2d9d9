import { buildLink } from '@touchline/shared/contract';
import type { GameweekNumber } from '@touchline/shared/domain';
import { editSearch, useLocation, useNavigate, useSearchParams } from '@touchline/shared/router';
import { useState } from 'react';

/** Address of a draft; of a new plan when absent. */
export const planLink = (draft?: string) =>
  buildLink('team', { params: { x: draft === undefined ? 'plan' : `plan/${draft}` } });

/** Opens a draft, or a new plan, at the gameweek that is shown. */
export function useOpenDraft() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (draft?: string, options?: { readonly replace: boolean }) =>
    void navigate({ pathname: planLink(draft), search }, options);
}

/**
 * The shown gameweek: at the start that of the address, which omits the first one of the plan. Shown at once; the address
 * follows, so that it stays when a draft is saved or another one is opened.
 */
export function useShownGameweek(gameweeks: readonly GameweekNumber[]) {
  const [address, setAddress] = useSearchParams();
  const [first] = gameweeks;
  const [shown, setShown] = useState(
    () => gameweeks.find((gameweek) => String(gameweek) === address.get('gw')) ?? first,
  );
  const show = (gameweek: GameweekNumber) => {
    setShown(gameweek);
    setAddress((before) => editSearch(before, { gw: gameweek === first ? undefined : String(gameweek) }), {
      replace: true,
    });
  };
  return [shown, show] as const;
}
