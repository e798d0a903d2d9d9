import type { ComponentType } from 'react';
import type { StoreSlice } from '../store/createAppStore';
import type { HomePlace, NavigationPlace, PageAccess } from './places';
import type { SlotName, SlotProps, WidgetProps } from './slots';

export type { PageAccess } from './places';
export type { WidgetProps } from './slots';

/** A chunk that a page imports after its first render, and the screens on which it does. */
export interface LaterChunk {
  readonly chunk: string;
  /** `all`, or one media feature: `(min-width: 900px)`. */
  readonly media: string;
}

/** A page. The server reads `heading`, `calls`, `draws` and `later` from the release and preloads by them. */
export interface RemoteRoute {
  /** Full path below one of the remote's own prefixes: `/rivals/:segment/points`. */
  readonly path: string;
  /** Heading of the page and first half of the document's title. */
  readonly title: string;
  /** Heading in the server's HTML, before any script has run; by default the title. */
  readonly heading?: string;
  readonly access: PageAccess;
  /** First GET calls of the page: the HTML starts them beside the scripts. `:name` is taken from the address. */
  readonly calls?: readonly string[];
  /** Parts of the shell that the page renders first: their files are preloaded with its own. */
  readonly draws?: readonly 'pitch'[];
  /**
   * The server renders the page, with the data of its first calls, and the browser takes it over (docs/tasks/render-on-the-server.md).
   * Without it the browser renders alone.
   */
  readonly server?: boolean;
  /** Preloaded after the page's own files, so that no page needs a third wave of requests. */
  readonly later?: readonly LaterChunk[];
  /** `() => import(/* webpackChunkName: "PointsPage" *\/ './…')`: the build finds the page's files by this name. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

export type WidgetImport = () => Promise<{ default: ComponentType<WidgetProps> }>;

/** A component for a slot of another part's page. It gets the props of that slot (`slots.ts`). */
export interface RemoteWidget<Name extends SlotName = SlotName> {
  /** `home.team`: which place it fills. */
  readonly slot: Name;
  /** Where it stands, for a widget of Home. */
  readonly home?: HomePlace;
  /** Who sees it; by default everyone whom the slot is for. Its code is not loaded for others. */
  readonly access?: PageAccess;
  /** First GET calls, for widgets of Home. */
  readonly calls?: readonly string[];
  /** With a chunk name, as `RemoteRoute.page`. */
  readonly component: () => Promise<{ default: ComponentType<SlotProps[Name]> }>;
}

/** The import of a widget, in either form that `RemoteModule.widgets` may have. */
export const widgetImport = (widget: RemoteWidget | WidgetImport): WidgetImport =>
  typeof widget === 'function' ? widget : widget.component;

/** A feature flag: `hasFlag` of the domain asks for it, `/admin/flags` decides who has it. */
export interface RemoteFlag {
  /** Begins with the remote's own name: `team.new-pitch` in mf-team. */
  readonly name: string;
  /** What it switches on, for `/admin/flags`. */
  readonly text: string;
}

/**
 * The one module (`./remote`) that a remote exposes, `src/remote.ts`. The build runs that file with empty imports to read
 * all but the slices, so routes and widgets are written as literals there.
 */
export interface RemoteModule {
  /** What people call this part of the app, in messages: `My team`. By default its name without `mf-`. */
  readonly title?: string;
  /** Its places in the navigation. */
  readonly places?: readonly NavigationPlace[];
  /** Range of the contract it was built for: `^5.0`, or `^4.2 || ^5.0`. */
  readonly contract: string;
  /** Range of the design system it was built for. The build requires it; remotes from before 5.0 do not have it. */
  readonly designSystem?: string;
  /** Addresses that belong to the remote. The build requires it; remotes from before 4.2 do not have it. */
  readonly prefixes?: readonly string[];
  readonly routes: readonly RemoteRoute[];
  /** Remotes from before 4.2 export the import alone. */
  readonly widgets: Readonly<Record<string, RemoteWidget | WidgetImport>>;
  readonly slices: readonly StoreSlice[];
  readonly flags?: readonly RemoteFlag[];
}

/** What the build reads from a `RemoteModule`; with the files of each chunk it becomes `release.json`. */
export interface RemoteDeclaration {
  readonly name: string;
  readonly contract: string;
  readonly designSystem: string;
  readonly prefixes: readonly string[];
  readonly routes: readonly DeclaredRoute[];
  readonly widgets: Readonly<Record<string, DeclaredWidget>>;
  readonly title?: string;
  readonly places?: readonly NavigationPlace[];
  readonly flags?: readonly RemoteFlag[];
}

export interface DeclaredRoute {
  readonly path: string;
  readonly heading: string;
  /** Name of the webpack chunk that holds the page. */
  readonly chunk: string;
  readonly draws?: readonly 'pitch'[];
  readonly calls?: readonly string[];
  readonly server?: boolean;
  readonly later?: readonly LaterChunk[];
}

export interface DeclaredWidget {
  readonly slot: string;
  readonly home?: HomePlace;
  readonly access?: PageAccess;
  readonly chunk: string;
  readonly calls?: readonly string[];
}
