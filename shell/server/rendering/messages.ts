import type { RenderedPage, RenderJob } from '../../src/rendering/rendered';
import type { ServerFile } from '../releases/releaseDocument';

/** Server code of a release, with its location on this machine. */
export interface RemoteCode extends ServerFile {
  readonly name: string;
  /** Folder of the release. */
  readonly folder: string;
}

/** Messages from the server to a rendering process. */
export type Request =
  | { readonly kind: 'load'; readonly id: number; readonly code: readonly RemoteCode[] }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly job: RenderJob;
      readonly code: readonly RemoteCode[];
    };

/** Messages from a rendering process to the server. */
export type Answer =
  | { readonly kind: 'started' }
  | {
      readonly kind: 'loaded';
      readonly id: number;
      /** Store keys of the slices that each remote has. */
      readonly slices?: Readonly<Record<string, readonly string[]>>;
    }
  | {
      readonly kind: 'rendered';
      readonly id: number;
      readonly page: RenderedPage;
      readonly heapBytes: number;
    }
  | { readonly kind: 'threw'; readonly id: number; readonly message: string };
