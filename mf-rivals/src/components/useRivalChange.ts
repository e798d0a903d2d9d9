import { useShell } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { useState } from 'react';

/** Adds and removes rivals; knows which changes are pending. */
export function useRivalChange() {
  const shell = useShell();
  const [busy, setBusy] = useState<readonly TeamId[]>([]);
  const change = async (teamId: TeamId) => {
    setBusy((before) => [...before, teamId]);
    try {
      return await shell.toggleRival(teamId);
    } finally {
      setBusy((before) => before.filter((id) => id !== teamId));
    }
  };
  return { isBusy: (teamId: TeamId) => busy.includes(teamId), change };
}
