import { queryKey } from '@touchline/shared/queries';
import type { RemoteData } from '@touchline/shared/remote-data';
import type { UnknownAction } from '@touchline/shared/shell-store';
import type { RenderedStyle } from '@touchline/design-system/server';
import type { Boot } from '../boot/boot';
import type { ReaderScreen } from './readerScreen';

/** Reply to a first call, as the API gave it to the server. */
export interface FirstAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Data in the page that the browser needs to hydrate its HTML. */
export interface RenderedBoot {
  /** Remotes whose code was rendered. */
  readonly remotes: readonly string[];
  /** Requests whose data was rendered. The browser makes them from the page's replies before it hydrates. */
  readonly requests: readonly UnknownAction[];
  /** Every media query evaluated during rendering, and the assumed result. */
  readonly media: Readonly<Record<string, boolean>>;
  /** Minutes between the assumed time zone and UTC, by instant: now and half a year from now. */
  readonly offsets: readonly (readonly [instant: number, minutes: number])[];
}

/** Slice and key under which the data of a request is stored. */
export const placeOf = ({ type, payload }: UnknownAction) => ({
  slice: type.slice(0, type.indexOf('/')),
  key: queryKey(payload as object),
});

/** The data of a request; undefined before it was requested. */
export function dataOf(root: object, request: UnknownAction): RemoteData<unknown> | undefined {
  const { slice, key } = placeOf(request);
  return (root as Readonly<Record<string, Readonly<Record<string, RemoteData<unknown>>>>>)[slice]?.[key];
}

/** One page to render. */
export interface RenderJob {
  readonly boot: Boot;
  /** Path and query. */
  readonly address: string;
  readonly screen: ReaderScreen;
  /** By address of the call. */
  readonly answers: Readonly<Record<string, FirstAnswer>>;
  /** Remotes with a part in the page. */
  readonly remotes: readonly string[];
  /** Parts of the shell that the page renders first. */
  readonly draws: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly RenderedStyle[];
  readonly rendered: RenderedBoot;
}
