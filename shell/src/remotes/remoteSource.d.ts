/** Which way remotes come into the page is decided by the build (shellConfig.js). */
declare module '#remote-source' {
  import type { RemoteSource } from './federatedRemotes';
  export const remoteSource: RemoteSource;
}
