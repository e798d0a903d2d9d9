import type { ComponentType } from 'react';
import type { StoreSlice } from '../store/createAppStore';

/** What this package promises. A remote names the range it was built for; the shell refuses another. */
export const contractVersion = '4.1.0';

/** Who may open a page. Everyone in the app is a `user`; `pass` needs the season pass, `admin` the role. */
export type PageAccess = 'user' | 'pass' | 'admin';

export interface RemoteRoute {
  /** Full path below one of the remote's own prefixes: `/rivals/:segment/points`. */
  readonly path: string;
  /** Heading of the page and first half of the document's title. */
  readonly title: string;
  readonly access: PageAccess;
  readonly page: () => Promise<{ default: ComponentType }>;
}

export interface WidgetProps {
  /** Grows when the slot's owner wants fresh data: pull-to-refresh on Home. */
  readonly refresh?: number;
}

/** The one module (`./remote`) that a remote exposes. */
export interface RemoteModule {
  readonly contract: string;
  readonly routes: readonly RemoteRoute[];
  readonly widgets: Readonly<Record<string, () => Promise<{ default: ComponentType<WidgetProps> }>>>;
  readonly slices: readonly StoreSlice[];
}

/** `remote.json`: what a remote declares without being run. Checked at build, at publish and at run time. */
export interface RemoteDeclaration {
  readonly name: string;
  /** Range of the contract it was built for: `^1.0.0`. */
  readonly contract: string;
  /** Addresses that are its own. */
  readonly prefixes: readonly string[];
  readonly routes: readonly DeclaredRoute[];
  readonly widgets: Readonly<Record<string, DeclaredWidget>>;
}

export interface DeclaredRoute {
  readonly path: string;
  /** Heading the server draws before any script has run. */
  readonly heading: string;
  /** Name of the webpack chunk that holds the page: the server preloads its files. */
  readonly chunk: string;
  /** Parts of the shell that the page draws at once: their files are preloaded with its own. */
  readonly draws?: readonly 'pitch'[];
  /** GET calls the page makes first; the HTML starts them beside the scripts. `:name` is taken from the path. */
  readonly calls?: readonly string[];
}

export interface DeclaredWidget {
  readonly slot: string;
  readonly chunk: string;
}
