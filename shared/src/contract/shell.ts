import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { getContext } from 'typed-redux-saga';
import type { ApiClient } from '../api/client';
import type { FootballerId, GameweekNumber, TeamId } from '../domain/units';
import type { NotificationType } from '../store/ui.slice';
import type { EventBus, Unsubscribe } from './events';
import type { FootballerSheetProps, PitchProps } from './pitchProps';

export interface Notice {
  readonly type: NotificationType;
  /** Empty shows SUCCESS or ERROR. */
  readonly message?: string;
  /** Milliseconds; 5000 unless said. */
  readonly timeout?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Which locked thing was pressed; `location` and `step` are what `sp_notif` reports. */
export interface PassPrompt {
  readonly location: string;
  readonly step: string;
  /** Where a purchase leads back to, as path and query; the address at the time of the press unless given. */
  readonly returnTo?: string;
}

export interface RivalChange {
  readonly result: 'added' | 'removed' | 'failed';
}

/** One message of the event stream. */
export interface LiveMessage {
  readonly type: string;
  readonly data: unknown;
}

/**
 * What the shell does for remotes. They reach it through the functions of this package and never by
 * importing the shell.
 */
export interface ShellServices {
  readonly api: ApiClient;
  readonly events: EventBus;
  notify(notice: Notice): void;
  /** Tracks a user's action: POST /v1/event/{slug}. Sent in the background, dropped when offline. */
  track(slug: string, data?: Readonly<Record<string, unknown>>): void;
  openTeamPopup(teamId: TeamId, gameweek?: GameweekNumber): void;
  openFootballerSheet(footballerId: FootballerId): void;
  openRivalsSwitcher(): void;
  openRivalsRecommendation(): void;
  /** Shows the releases of the page's remotes; for staff, who may switch to a stored one. */
  openReleases(): void;
  /** Shows the season pass card and reports `sp_notif`. */
  openPassCard(prompt: PassPrompt): void;
  /** Adds the team if it is no rival yet, removes it if it is; without a connection the change waits. */
  toggleRival(teamId: TeamId): Promise<RivalChange>;
  /**
   * Adds a footballer to the watchlist or removes them; further clicks wait for the pending request. Without a connection
   * the change waits.
   */
  toggleWatch(footballerId: FootballerId): Promise<void>;
  /** Hears the one event stream of the app. */
  onLive(hear: (message: LiveMessage) => void): Unsubscribe;
  readonly components: {
    readonly Pitch: ComponentType<PitchProps>;
    readonly FootballerSheet: ComponentType<FootballerSheetProps>;
    readonly RemoteWidget: ComponentType<{ slot: string; fallback?: ReactNode }>;
  };
}

/** What `useShell` and `getShell` answer, for functions that are given it. */
export type Shell = ShellServices;

const ShellServicesContext = createContext<ShellServices | undefined>(undefined);
/** The shell renders it around everything; tests and stories too. */
export const ShellServicesProvider = ShellServicesContext.Provider;

const isMissing = 'No shell is provided.';

/**
 * The services of the shell, for components and hooks. The object stays the same for the life of the page.
 *
 * @throws Error where nothing provides them
 */
export function useShell(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error(isMissing);
  return services;
}

/**
 * The services of the shell, for sagas: `const { api } = yield* getShell();`
 *
 * @throws Error in a store without them
 */
export function* getShell() {
  const services = yield* getContext<ShellServices | undefined>('shell');
  if (!services) throw new Error(isMissing);
  return services;
}

// eslint-disable-next-line no-restricted-syntax -- for remotes built for contract 5.0 to 5.3; `provideShell` is its owner.
let bridged: ShellServices | undefined;

/** Called by the shell once, before any remote is loaded: what `shell()` answers. */
export function provideShell(given: ShellServices): void {
  bridged = given;
}

/**
 * @deprecated for remotes built for contract 5.0 to 5.3: `useShell` and `getShell` know whose page they are on.
 * @throws Error when no shell has been provided
 */
export function shell(): ShellServices {
  if (!bridged) throw new Error(isMissing);
  return bridged;
}
