import { onboardingSearchTeam } from '@touchline/shared/calls/onboardingSearchTeam';
import { teamIdFrom } from '@touchline/shared/domain';
import type { Team } from '@touchline/shared/wire';
import { useEffect } from 'react';
import { useShell } from '../../services/context/ShellContext';

interface TeamInAddress {
  /** False once a team is chosen, and for a manager of last season. */
  readonly isWanted: boolean;
  readonly onFound: (team: Team) => void;
  /** The search failed: the id is handed to the form, where the user can repeat it and sees why. */
  readonly onProblem: (id: string) => void;
}

/**
 * The team that a visitor looked at before signing up: "This is my team" leads to `/signup?team=…`, and the query stays
 * in the address until the first steps begin.
 */
export function useTeamInAddress({ isWanted, onFound, onProblem }: TeamInAddress): void {
  const { clients } = useShell();
  useEffect(() => {
    const id = teamIdFrom(new URLSearchParams(window.location.search).get('team') ?? '');
    if (!isWanted || id === undefined) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    clients.api.call(onboardingSearchTeam, { params: { q: id } }).then(
      ({ data }) => onFound(data),
      () => onProblem(String(id)),
    );
    // Only the address that the page was opened with counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
