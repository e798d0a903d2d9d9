import type { Failure } from '../remote-data/failure';
import type { EpochMs, FootballerId, GameweekNumber, TeamId } from '../domain/units';

/** News that anyone may emit or hear: how remotes tell each other facts without knowing each other. */
export interface ContractEvents {
  rivalFollowed: { teamId: TeamId };
  rivalUnfollowed: { teamId: TeamId };
  watchlistChanged: { footballerIds: readonly FootballerId[] };
  /** The view (rivals, elite, a league) that ownership is counted in. */
  viewChanged: { view: string };
  gameweekChanged: { gameweek: GameweekNumber };
  teamLinked: { teamId: TeamId };
  /** Live points have changed: components that show them may reload. */
  livePointsMoved: { gameweek: GameweekNumber; at: EpochMs };
  connectionRestored: { at: EpochMs };
  /** A write that waited for the connection was sent: with the server's reply, or with its refusal. */
  waitingWriteSettled: { thing: string; reply?: unknown; failure?: Failure };
  /** The session is over and cannot be renewed: what is typed and not sent has to be kept now. */
  sessionLost: { userId: string };
}

export type ContractEventName = keyof ContractEvents;
export type Unsubscribe = () => void;

export interface EventBus {
  emit<Name extends ContractEventName>(name: Name, fact: ContractEvents[Name]): void;
  on<Name extends ContractEventName>(name: Name, hear: (fact: ContractEvents[Name]) => void): Unsubscribe;
}

/** A listener that throws is reported and does not keep the others from hearing. */
export function createEventBus(onListenerError: (name: string, error: unknown) => void): EventBus {
  const listeners = new Map<string, Set<(fact: never) => void>>();
  return {
    emit(name, fact) {
      for (const hear of [...(listeners.get(name) ?? [])]) {
        try {
          hear(fact as never);
        } catch (error) {
          onListenerError(name, error);
        }
      }
    },
    on(name, hear) {
      const hearing = listeners.get(name) ?? new Set();
      hearing.add(hear);
      listeners.set(name, hearing);
      return () => void hearing.delete(hear);
    },
  };
}
