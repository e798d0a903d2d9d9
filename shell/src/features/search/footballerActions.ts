import { buildLink } from '@touchline/shared/contract';
import type { ShellServices } from '@touchline/shared/contract/host';
import type { FootballerId } from '@touchline/shared/domain';

export interface FootballerAction {
  /** Letter that runs it while the actions are open. */
  readonly letter: string;
  readonly label: string;
  /** Absent for actions that stay where they are. */
  readonly to?: string;
  readonly run?: () => void;
}

interface Context {
  readonly toggleWatch: ShellServices['toggleWatch'];
  readonly isWatched: boolean;
  /** Address of the page below the search. */
  readonly pathname: string;
  readonly search: string;
}

/** Watch, compare and plan in, in this order. */
export function footballerActions(id: FootballerId, at: Context): readonly FootballerAction[] {
  return [
    {
      letter: 'w',
      label: at.isWatched ? 'Remove from watchlist' : 'Watch',
      run: () => void at.toggleWatch(id),
    },
    { letter: 'c', label: 'Compare', to: compareLink(id, at) },
    { letter: 'p', label: 'Plan in', to: buildLink('team', { params: { x: 'plan' }, query: { in: id } }) },
  ];
}

/** On the page of the comparison the footballer is added to those that are compared. */
function compareLink(id: FootballerId, { pathname, search }: Context): string {
  const page = buildLink('footballers', { params: { x: 'compare' } });
  const compared = pathname === page ? (new URLSearchParams(search).get('ids') ?? '') : '';
  const ids = [...compared.split(','), String(id)].filter(Boolean);
  return buildLink('footballers', { params: { x: 'compare' }, query: { ids: [...new Set(ids)].join(',') } });
}
