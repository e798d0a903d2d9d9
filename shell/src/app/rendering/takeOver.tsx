import { widgetImport } from '@touchline/shared/contract/host';
import { asRendered } from '@touchline/shared/queries';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { UnknownAction } from '@touchline/shared/shell-store';
import { loadComponent } from '../../services/loading/loadedComponents';
import { loadOwnKit } from '../../features/navigation/loadOwnKit';
import type { RenderedBoot } from '../../services/boot/boot';
import { dataOf } from './rendered';
import { App } from '../App';
import type { FurtherWidgets, Shell } from '../../services/context/ShellContext';
import { rootOf, type HostRoot, type ShellStore } from '../../services/store/shellStore';

/**
 * Whether this window matches the server's assumptions: width by media queries, and time zone by UTC offsets.
 */
const isAsRendered = ({ media, offsets }: RenderedBoot) =>
  Object.entries(media).every(([query, matches]) => matchMedia(query).matches === matches) &&
  offsets.every(([instant, minutes]) => new Date(instant).getTimezoneOffset() === minutes);

/** Milliseconds to wait for the page's code: a file that hangs may not keep the whole app from answering. */
const mostCodeMs = 4000;

/** @returns false after the timeout */
const inTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), mostCodeMs)),
  ]);

/** Milliseconds to wait until the data of the page's HTML is in the store; no network is needed for that. */
const mostWaitMs = 2000;

/** @returns true when the data of all requests is in the store, false after the timeout */
function loaded(store: ShellStore, requests: readonly UnknownAction[]): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), mostWaitMs);
    const stop = store.subscribe(check);
    check();
    function check() {
      if (requests.every((request) => dataOf(rootOf(store), request)?.status === 'ready')) finish(true);
    }
    function finish(areAll: boolean) {
      clearTimeout(timer);
      stop();
      resolve(areAll);
    }
  });
}

/** Age in milliseconds of a page up to which its data counts as just loaded. */
const freshMs = 10_000;

/**
 * The widgets of Home whose code loads after hydration. React reads the state for their hydration from
 * `renderedState`, so the slices that only come with their code are added to it.
 */
function furtherWidgets(
  { boot, loader, store, idle }: Shell,
  { further = {} }: RenderedBoot,
  renderedState: HostRoot,
): FurtherWidgets {
  const loads = new Map<string, Promise<void>>();
  async function load(remote: string): Promise<void> {
    await idle.reached;
    const { release, module } = await loader.load(remote);
    if (release.base !== boot.registry.remotes[remote]?.live?.base)
      throw new Error(`The HTML of ${remote} is from another release.`);
    const widgets = release.widgets.flatMap(({ name, home }) => (home && module.widgets[name]) ?? []);
    await Promise.all(widgets.map((widget) => loadComponent(widgetImport(widget))));
    const requests = further[remote] ?? [];
    // Data of an older page is shown, and loaded again.
    const isFresh = performance.now() < freshMs;
    for (const request of requests) store.dispatch(isFresh ? asRendered(request) : request);
    if (!(await loaded(store, requests))) throw new Error(`The data of ${remote} is not in the page.`);
    const root = rootOf(store) as unknown as Readonly<Record<string, unknown>>;
    Object.assign(renderedState, Object.fromEntries(module.slices.map(({ key }) => [key, root[key]])));
  }
  return {
    has: (remote) => remote in further,
    load(remote) {
      const loading = loads.get(remote) ?? load(remote);
      loads.set(remote, loading);
      return loading;
    },
  };
}

/** The router, which says when it hears Back and Forward: after its part has been taken over. */
function observedRouter({ Router }: Shell): Shell['Router'] {
  return function ObservedRouter(props) {
    useEffect(() => window.touchlinePress?.heard(), []);
    return <Router {...props} />;
  };
}

declare global {
  interface Window {
    /** Of a page that the server rendered (shell/server/html/earlyPress.ts). */
    readonly touchlinePress?: {
      answered: (type: string) => void;
      heard: () => void;
      left: () => boolean;
      repeat: () => void;
    };
  }
}

interface RenderedPage {
  readonly root: HTMLElement;
  readonly shell: Shell;
  readonly rendered: RenderedBoot;
  readonly atStart: HostRoot;
}

/**
 * Hydrates the HTML that the server rendered, with the same code and the same data in the store.
 *
 * @param atStart state of the store before any data of this browser was added
 * @returns false when hydration is not possible; the page is then rendered anew
 */
export async function takeOver(
  root: HTMLElement,
  shell: Shell,
  rendered: RenderedBoot,
  atStart: HostRoot,
): Promise<boolean> {
  const isTaken = await hydrate({ root, shell, rendered, atStart });
  // Rendered anew, its router reads the address itself.
  if (!isTaken) window.touchlinePress?.heard();
  window.touchlinePress?.repeat();
  return isTaken;
}

/** Back may leave the page while it is taken over: then its HTML is of another address, and the page of that one is on its way. */
function reportUnlessLeft(error: unknown): void {
  if (!window.touchlinePress?.left()) reportError(error);
}

async function hydrate({ root, shell, rendered, atStart: { ui, popups } }: RenderedPage): Promise<boolean> {
  if (!isAsRendered(rendered)) return false;
  const { store, loader } = shell;
  const hasKit = Boolean(shell.boot.state?.team?.kit);
  const kit = hasKit && loadComponent(loadOwnKit).catch(() => undefined);
  if (!(await inTime(Promise.all([shell.loadFirstPage(), kit])))) return false;
  if (!rendered.remotes.every((remote) => loader.loaded(remote))) return false;
  for (const request of rendered.requests) store.dispatch(asRendered(request));
  if (!(await loaded(store, rendered.requests))) return false;
  const renderedState = { ...rootOf(store), ui, popups };
  const further = furtherWidgets(shell, rendered, renderedState);
  // Another page is on its way to this tab, and the HTML is not of its address any more.
  if (window.touchlinePress?.left()) return new Promise(() => undefined);
  // As a transition it is done in slices, between which a press is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <App shell={{ ...shell, further, Router: observedRouter(shell) }} renderedState={renderedState} />,
      { onRecoverableError: reportUnlessLeft },
    );
  });
  return true;
}
