import type { UnknownAction } from 'redux';
import type { RenderedStyle } from '@touchline/design-system/server';
import type { Boot } from '../boot/boot';
import type { ReaderScreen } from './readerScreen';

/** Answer of a first call, as the API gave it to the server. */
export interface FirstAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What stands in the page beside its HTML, so that the browser can take it over. */
export interface RenderedBoot {
  /** The remote whose page was rendered. */
  readonly remote?: string;
  /** Requests whose data was rendered. The browser makes them from the page's answers before it takes over. */
  readonly requests: readonly UnknownAction[];
  /** Every media query that rendering asked for, and what was assumed. */
  readonly media: Readonly<Record<string, boolean>>;
  /** Minutes between the assumed time zone and UTC, by instant: now and half a year from now. */
  readonly offsets: readonly (readonly [instant: number, minutes: number])[];
}

/** One page to render. */
export interface RenderJob {
  readonly boot: Boot;
  /** Path and query. */
  readonly address: string;
  readonly screen: ReaderScreen;
  /** By address of the call. */
  readonly answers: Readonly<Record<string, FirstAnswer>>;
  /** Remote whose page it is. */
  readonly remote?: string;
  /** Parts of the shell that the page renders first. */
  readonly draws: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly RenderedStyle[];
  readonly rendered: RenderedBoot;
}
