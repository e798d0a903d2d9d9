import {
  emptyWeeks,
  isOutdated,
  walkPlan,
  type PlannedGameweek,
  type PlanStart,
  type PlanWeek,
} from '@touchline/shared/plan';
import { useUser } from '@touchline/shared/contract';
import { tabStorage } from '@touchline/shared/storage';
import type { PlanDraft, PlanStartReply } from '@touchline/shared/wire';
import { useEffect, useMemo, useState } from 'react';
import type { PlanView } from '../../domain/planView';

interface Work {
  readonly name: string;
  readonly weeks: readonly PlanWeek[];
  /** The version that the work is based on. */
  readonly version: number;
}

export interface PlanWork extends Work {
  readonly start: PlanStart;
  readonly walked: readonly PlannedGameweek[];
  /** Not saved yet. */
  readonly isChanged: boolean;
  /** The draft begins with a gameweek that is over. */
  readonly isOutdated: boolean;
  readonly rename: (name: string) => void;
  readonly change: (weeks: readonly PlanWeek[]) => void;
  readonly saved: (draft: PlanDraft) => void;
  /** A queued save was sent; later changes are based on the sent draft. */
  readonly sent: (draft: PlanDraft) => void;
  /** A queued save was refused: the work is unsaved again. @param elsewhere the draft to keep it as */
  readonly unsaved: (elsewhere?: 'new') => void;
  readonly discard: (draft?: PlanDraft) => void;
  /** Takes the last change of the gameweeks back; absent when there is none. */
  readonly undo: (() => void) | undefined;
  /** Makes the change again that was taken back last. */
  readonly redo: (() => void) | undefined;
}

type Weeks = readonly PlanWeek[];

/** The gameweeks before and after the ones that are shown, the nearest last. */
interface Steps {
  readonly past: readonly Weeks[];
  readonly future: readonly Weeks[];
}

const noSteps: Steps = { past: [], future: [] };

const storageKey = (user: string, draft: string) => `touchline.plan.${user}.${draft}`;

/** Unsaved work of this tab, which survives a reload. */
const stored = (key: string) => tabStorage.readJson(key) as Work | undefined;

/** If storage is full or denied, only this backup is lost. */
function keep(key: string, work: Work | undefined): void {
  if (work === undefined) tabStorage.remove(key);
  else tabStorage.writeJson(key, work);
}

interface PlanOptions {
  readonly reply: Pick<PlanStartReply, 'rules'> & { readonly start: PlanStart };
  readonly opened: PlanDraft | undefined;
  readonly view: PlanView;
  readonly gameweeks: number;
}

/** State of the edited plan: its gameweeks, everything derived from them, and whether it is saved. */
export function usePlan({ reply, opened, view, gameweeks }: PlanOptions): PlanWork {
  const { start } = reply;
  const userId = useUser()?.id ?? '';
  const key = storageKey(userId, opened?.id ?? 'new');
  const fresh = (draft?: PlanDraft): Work => {
    const empty = emptyWeeks(start.gameweek_id, gameweeks, reply.rules.last_gameweek);
    if (draft === undefined) return { name: '', version: 0, weeks: empty };
    const { name, version, weeks } = draft;
    if (isOutdated(weeks, start)) return { name, version, weeks };
    // A draft may have been made with fewer gameweeks.
    return { name, version, weeks: [...weeks, ...empty.slice(weeks.length)] };
  };
  const [work, setWork] = useState<Work>(() => stored(key) ?? fresh(opened));
  const [isChanged, setChanged] = useState(() => stored(key) !== undefined);
  // A newer version of another tab has loaded, and this tab has no unsaved work.
  if (!isChanged && opened !== undefined && opened.version > work.version) setWork(fresh(opened));
  useEffect(() => keep(key, isChanged ? work : undefined), [key, work, isChanged]);

  const isOld = isOutdated(work.weeks, start);
  const walked = useMemo(
    () =>
      walkPlan(
        start,
        work.weeks.filter(({ gameweek_id }) => gameweek_id >= start.gameweek_id),
        view.context,
      ),
    [start, work.weeks, view],
  );
  const [{ past, future }, setSteps] = useState(noSteps);
  const edit = (change: Partial<Work>) => {
    setWork((now) => ({ ...now, ...change }));
    setChanged(true);
  };
  const change = (weeks: Weeks, steps: Steps = { past: [...past, work.weeks], future: [] }) => {
    setSteps(steps);
    edit({ weeks });
  };
  const [before, after] = [past.at(-1), future.at(-1)];
  const settle = (draft?: PlanDraft) => {
    setWork(fresh(draft));
    setChanged(false);
    setSteps(noSteps);
    keep(key, undefined);
  };
  return {
    ...work,
    start,
    walked,
    isChanged,
    isOutdated: isOld,
    rename: (name) => edit({ name }),
    change: (weeks) => change(weeks),
    undo: before && (() => change(before, { past: past.slice(0, -1), future: [...future, work.weeks] })),
    redo: after && (() => change(after, { past: [...past, work.weeks], future: future.slice(0, -1) })),
    saved: settle,
    sent: (draft) => {
      if (!isChanged) {
        settle(draft);
        return;
      }
      const { version } = draft;
      setWork((now) => ({ ...now, version }));
      keep(storageKey(userId, draft.id), { ...work, version });
    },
    unsaved: (elsewhere) => {
      setChanged(true);
      if (elsewhere) keep(storageKey(userId, elsewhere), { ...work, version: 0 });
    },
    discard: settle,
  };
}
