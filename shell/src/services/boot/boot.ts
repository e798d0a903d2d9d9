import type { UnknownAction } from '@touchline/shared/shell-store';
import type { AuthUser, ContentSettings, FantasyState } from '@touchline/shared/wire';
import type { BrowserRegistry } from '../remotes/registry';

/** Data that the server inlines as JSON in the page, so that the browser need not fetch it. */
export interface Boot {
  readonly build: { readonly id: string; readonly version: string };
  /** Origin of the API: empty on the web, where it is the page's own; the native wrapper names the server. */
  readonly apiBase: string;
  readonly apiKey: string;
  /**
   * The server's clock: its current time, and its rate against real time (the demo's clock can run faster).
   */
  readonly clock: { readonly now: string; readonly rate: number };
  readonly session: { readonly user: AuthUser; readonly sessionToken: string } | null;
  readonly state: FantasyState | null;
  readonly content: ContentSettings | null;
  readonly registry: BrowserRegistry;
  /** The reader's overrides; absent for nearly everybody. */
  readonly overrides?: BootOverrides;
  /**
   * The session could not be validated: the page is the offline page, or the API did not answer the server.
   * When absent, `session` is reliable.
   */
  readonly unasked?: boolean;
  /** Replies that the server got for the page's first calls, by address. */
  readonly answers?: Readonly<Record<string, FirstAnswer>>;
  /** Present when the server rendered the page. */
  readonly rendered?: RenderedBoot;
  /** Present at `/signup`: visitors get the form to sign up first. */
  readonly start?: 'signup';
  /** Release of the shell, on a page whose speed the browser measures and reports. */
  readonly measured?: string;
  /** Whether the server has a service worker; builds from source have none. */
  readonly serviceWorker: boolean;
}

export interface BootOverrides {
  /** Id of the previewed release by remote, or the address of its developer's server: `localhost:3102`. */
  readonly previews: Readonly<Record<string, string>>;
  /** Neither previews nor canaries. */
  readonly safeMode: boolean;
  /** Whether the reader may preview releases. */
  readonly staff: boolean;
  /** Why a preview was dropped, one sentence each. */
  readonly notices: readonly string[];
  /** A link asks to take a remote from the reader's own machine: nothing is loaded from there unless they agree. */
  readonly asked?: AskedRemote;
}

export interface AskedRemote {
  readonly remote: string;
  /** `localhost:3102` */
  readonly address: string;
  /** Lets this reader's page request it. */
  readonly key: string;
}

/** Reply to a first call, as the API gave it to the server. */
export interface FirstAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Data in the page that the browser needs to hydrate its HTML. */
export interface RenderedBoot {
  /** Remotes whose code the browser needs before it hydrates. */
  readonly remotes: readonly string[];
  /**
   * Remotes of the further widgets of Home, with the requests whose data was rendered: their HTML stays until the browser
   * has their code.
   */
  readonly further?: Readonly<Record<string, readonly UnknownAction[]>>;
  /** Requests whose data was rendered. The browser makes them from the page's replies before it hydrates. */
  readonly requests: readonly UnknownAction[];
  /** Every media query evaluated during rendering, and the assumed result. */
  readonly media: Readonly<Record<string, boolean>>;
  /** Minutes between the assumed time zone and UTC, by instant: now and half a year from now. */
  readonly offsets: readonly (readonly [instant: number, minutes: number])[];
}

/** Id of the `<script type="application/json">` that holds it. */
export const bootElementId = 'touchline-boot';

/** @throws Error when the page was not made by our server */
export function readBoot(): Boot {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) throw new Error(`The page has no #${bootElementId}: it must be served by shell/server.`);
  return JSON.parse(text) as Boot;
}
