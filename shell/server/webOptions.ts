import type { Clock } from '@touchline/api/clock';
import type { Config } from '@touchline/api/config';
import type { DevBuilds } from './dev/devBuilds';
import type { Registries } from './releases/browserRegistry';
import type { OverrideCookie } from './releases/overrideCookie';
import type { PageCounter } from './releases/releaseCounts';
import type { ReleaseStore } from './releases/releaseStore';
import type { RenderedPages } from './rendering/renderedPages';
import type { ApiRequester } from './session';
import type { Shells } from './shells';
import type { StorybookOptions } from './storybook/storybookRoutes';

/** What the one web URL is answered with. */
export interface WebOptions {
  readonly config: Config;
  readonly clock: Clock;
  readonly store: ReleaseStore;
  /** Which build of the shell a page names. */
  readonly shells: Shells;
  /** The registries of the pages. */
  readonly registries: Registries;
  /** Folder that `/s/` serves where no release of the shell has the file. */
  readonly shellFiles: string;
  /** The built Storybook; absent where it is not served. */
  readonly storybook?: Pick<StorybookOptions, 'folder' | 'secrets'>;
  /** Icons and the like, served from the root. */
  readonly publicFolder: string;
  readonly api: ApiRequester;
  /** Previews and safe mode of single readers. */
  readonly overrideCookie: OverrideCookie;
  /** Absent where only browsers render. */
  readonly renderedPages?: RenderedPages | undefined;
  /** Builds from source instead of built ones; only under `npm run dev`. */
  readonly dev?: DevBuilds | undefined;
  /** Counts pages by release: the baseline for a canary's errors. */
  readonly pages?: Pick<PageCounter, 'count'>;
}
