import { type ShellVersions, unmetVersions } from '@touchline/shared/contract/version';
import { matchPath } from 'react-router-dom';
import type { FirstAnswer } from '../../src/services/boot/boot';
import {
  firstHomeSlot,
  homeWidgets,
  remoteForPath,
  widgetForSlot,
  type BrowserRegistry,
  type FilesOnScreens,
  type RegisteredRelease,
  type RegisteredWidget,
} from '../../src/services/remotes/registry';
import { thisShell } from '../../src/services/remotes/thisShell';

/** What the server knows about an address without running the app. */
export interface ResolvedPage {
  /** 503 for the pages of a remote that is switched off. */
  readonly status: 200 | 404 | 503;
  readonly heading?: string;
  readonly files: readonly string[];
  readonly later?: readonly FilesOnScreens[];
  readonly calls: readonly string[];
  /**
   * Remotes whose code the page needs on the server, and in the browser before hydration: the page's own, or that of the
   * first widget on Home.
   */
  readonly remotes?: readonly string[];
  /**
   * Remotes of the further widgets on Home: rendered too in a wide window, and their HTML stays until the browser has their
   * code.
   */
  readonly further?: readonly string[];
  /** Whether the server renders it. */
  readonly server?: boolean;
  /** Lazy parts of the shell that the page renders first. */
  readonly draws?: readonly string[];
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Pages of the shell itself. `chunk` is the shell's chunk with the page. */
const shellPages: readonly {
  path: string;
  heading: string;
  chunk?: string;
  calls?: readonly string[];
}[] = [
  { path: '/', heading: 'Home', chunk: 'home', calls: ['/v1/dashboard'] },
  { path: '/about', heading: 'About', chunk: 'about' },
];

/** Addresses that the app itself redirects. */
const redirects = ['/fixtures', '/rivals', '/players', '/my-team', '/login', '/signup'];

/** An address without a page. */
export const unknownPage: ResolvedPage = {
  status: 404,
  heading: 'Page Not Found',
  files: [],
  calls: [],
  params: {},
};

/** From this width (breakpoint `lg`) Home has two columns, and more than its first widget is in view. */
export const wideWidth = 1200;
const wideWindow = `(min-width: ${wideWidth}px)`;

/** A release of another contract is never run: the page says so in its place, and nothing of it is loaded. */
type IsLoadable = (release: RegisteredRelease) => boolean;

/** Widgets of Home that every reader gets; those of some readers load when Home asks for them. */
function widgetsForAll({ remotes, ...registry }: BrowserRegistry, isLoadable: IsLoadable) {
  const loadable = Object.entries(remotes).filter(([, { live }]) => live && isLoadable(live));
  return homeWidgets({ ...registry, remotes: Object.fromEntries(loadable) }).filter(({ access }) => !access);
}

/** The remote of the first widget on Home, and those of the others. */
function homeRemotes(registry: BrowserRegistry, widgets: readonly RegisteredWidget[]) {
  const all = widgets.flatMap(({ slot }) => widgetForSlot(registry, slot)?.remote ?? []);
  const first = firstHomeSlot(registry);
  const remotes = widgets.flatMap(({ slot }) => {
    const found = slot === first ? widgetForSlot(registry, slot) : undefined;
    return found ? [found.remote] : [];
  });
  return { remotes, further: unique(all).filter((remote) => !remotes.includes(remote)) };
}

const unique = (list: readonly string[]) => [...new Set(list)];

/**
 * @param shellChunk addresses of the files of one of the shell's chunks
 * @param shell versions of the build that the page names; absent in builds from before they were recorded
 */
export function resolvePage(
  registry: BrowserRegistry,
  path: string,
  shellChunk: (chunk: string) => readonly string[],
  shell: ShellVersions = thisShell,
): ResolvedPage {
  const isLoadable: IsLoadable = (release) => unmetVersions(release, shell) === undefined;
  for (const { path: pattern, heading, chunk, calls = [] } of shellPages)
    if (matchPath(pattern, path)) {
      const widgets = path === '/' ? widgetsForAll(registry, isLoadable) : [];
      const first = firstHomeSlot(registry);
      const filesOf = (list: readonly RegisteredWidget[]) => list.flatMap((widget) => widget.files);
      const atOnce = filesOf(widgets.filter(({ slot }) => slot === first));
      const later = unique(filesOf(widgets)).filter((file) => !atOnce.includes(file));
      return {
        status: 200,
        heading,
        files: [...(chunk ? shellChunk(chunk) : []), ...atOnce],
        ...(later.length > 0 && { later: [{ media: wideWindow, files: later }] }),
        calls: unique([...calls, ...widgets.flatMap((widget) => widget.calls ?? [])]),
        params: {},
        server: true,
        ...(path === '/' && homeRemotes(registry, widgets)),
      };
    }
  if (redirects.includes(path)) return { status: 200, files: [], calls: [], params: {} };
  const remote = remoteForPath(registry, path);
  const live = remote ? registry.remotes[remote]?.live : undefined;
  // A remote that is switched off: the app shows a message.
  if (remote && !live) return { status: 503, files: [], calls: [], params: {} };
  for (const route of live?.routes ?? []) {
    const match = matchPath(route.path, path);
    if (live && match)
      return {
        status: 200,
        heading: route.heading,
        files: isLoadable(live) ? route.files : [],
        ...(isLoadable(live) && route.later && { later: route.later }),
        calls: route.calls ?? [],
        params: match.params,
        ...(isLoadable(live) && {
          remotes: remote === undefined ? [] : [remote],
          server: route.server ?? false,
          draws: route.draws ?? [],
        }),
      };
  }
  return unknownPage;
}

/**
 * A page of a club, footballer, gameweek or fixture that does not exist is an unknown page too: the first of the page's
 * calls was answered with 404.
 *
 * @param calls addresses of the first calls
 * @param answers of these calls, as far as the server has made them
 */
export function asAnswered(
  page: ResolvedPage,
  [first]: readonly string[],
  answers: Readonly<Record<string, FirstAnswer>> = {},
): ResolvedPage {
  const isOfOneThing = Object.values(page.params).some((value) => value !== undefined);
  if (!isOfOneThing || first === undefined || answers[first]?.status !== unknownPage.status) return page;
  return { ...page, status: unknownPage.status, heading: 'Page Not Found' };
}
