import { useCallback, useEffect, useRef, useState } from 'react';
import type { SolverMessage } from '../../solver/messages';
import type { SuggestQuestion } from '../../solver/question';
import type { Suggestion, SuggestResult } from '../../solver/suggest';

type Problem =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'nothing in time' }
  | ({ readonly kind: 'infeasible' } & Omit<Extract<SuggestResult, { status: 'infeasible' }>, 'status'>);

export interface SolverState {
  readonly isBusy: boolean;
  /** Number of finished searches. */
  readonly searched: number;
  readonly plans: readonly Suggestion[];
  readonly problem?: Problem;
}

const nothing: SolverState = { isBusy: false, plans: [], searched: 0 };

function after(state: SolverState, message: SolverMessage): SolverState {
  if (message.kind === 'found') return { isBusy: true, plans: message.plans, searched: message.searched };
  if (message.kind === 'unavailable') return { ...state, isBusy: false, problem: { kind: 'unavailable' } };
  const { result } = message;
  if (result.status === 'found') return { ...state, isBusy: false, plans: result.plans };
  if (result.status === 'nothing in time') return { ...nothing, problem: { kind: 'nothing in time' } };
  const { status, ...inTheWay } = result;
  return { ...nothing, problem: { kind: status, ...inTheWay } };
}

/** Runs one query at a time in the solver's worker, which is loaded with the first one. */
export function useSolver() {
  const [state, setState] = useState<SolverState>(nothing);
  const stop = useRef<() => void>(undefined);
  const cancel = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
    setState((now) => ({ ...now, isBusy: false }));
  }, []);
  /** Removes suggestions that no longer answer what is asked. */
  const forget = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
    setState(nothing);
  }, []);
  useEffect(() => () => stop.current?.(), []);
  const ask = useCallback((question: SuggestQuestion) => {
    let isWanted = true;
    let end = () => {};
    stop.current?.();
    stop.current = () => {
      isWanted = false;
      end();
    };
    setState({ ...nothing, isBusy: true });
    import(/* webpackChunkName: "solver" */ '../../solver/openSolver').then(
      ({ openSolver }) => {
        if (isWanted) end = openSolver(question, (message) => setState((now) => after(now, message)));
      },
      () => isWanted && setState({ ...nothing, problem: { kind: 'unavailable' } }),
    );
  }, []);
  return { state, ask, cancel, forget };
}
