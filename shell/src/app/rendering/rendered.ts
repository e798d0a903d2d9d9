import { queryKey } from '@touchline/shared/queries';
import type { RemoteData } from '@touchline/shared/remote-data';
import type { UnknownAction } from '@touchline/shared/shell-store';
import type { RenderedStyle } from '@touchline/design-system/server';
import type { Boot, FirstAnswer, RenderedBoot } from '../../services/boot/boot';
import type { ReaderScreen } from './readerScreen';

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
  /** Remotes whose code the browser needs before it hydrates; the others are those of Home's further widgets. */
  readonly remotes: readonly string[];
  /** Parts of the shell that the page renders first. */
  readonly draws: readonly string[];
}

export interface RenderedPage {
  readonly html: string;
  readonly styles: readonly RenderedStyle[];
  readonly rendered: RenderedBoot;
}
