import type { RenderedPage, RenderJob } from '../../src/app/rendering/rendered';
import type { ServerFile } from '../releases/releaseDocument';
import type { PackedJob } from './registryOnce';

/** Server code of a release, with its location on this machine. */
export interface RemoteCode extends ServerFile {
  readonly name: string;
  /** Folder of the release. */
  readonly folder: string;
}

interface Loading {
  readonly kind: 'load';
  readonly id: number;
  readonly code: readonly RemoteCode[];
}

interface Rendering<Job> {
  readonly kind: 'render';
  readonly id: number;
  readonly job: Job;
  readonly code: readonly RemoteCode[];
}

/** What a rendering process is asked. */
export type Request = Loading | Rendering<RenderJob>;

/** The same as the message to it. */
export type PackedRequest = Loading | Rendering<PackedJob>;

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
      /** Heap and buffers in use. */
      readonly heapBytes: number;
    }
  | { readonly kind: 'threw'; readonly id: number; readonly message: string };
