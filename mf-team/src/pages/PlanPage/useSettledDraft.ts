import { useShell } from '@touchline/shared/contract';
import type { Failure } from '@touchline/shared/remote-data';
import type { PlanDraft } from '@touchline/shared/wire';
import { useEffect, useRef } from 'react';
import { thingOf } from '../../state/heldDrafts';

interface Settled {
  /** @param draft as the server stored it: a new draft has another id now */
  readonly onSent: (draft: PlanDraft) => void;
  readonly onRefused?: (failure: Failure) => void;
}

/** Subscribes to the result of a queued save. */
export function useSettledDraft(id: string | undefined, settled: Settled): void {
  const shell = useShell();
  const latest = useRef(settled);
  useEffect(() => {
    latest.current = settled;
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    return shell.events.on('waitingWriteSettled', ({ thing, reply, failure }) => {
      if (thing !== thingOf(id)) return;
      if (failure) latest.current.onRefused?.(failure);
      else latest.current.onSent((reply as { payload: PlanDraft }).payload);
    });
  }, [shell, id]);
}
