import { widgetImport } from '@touchline/shared/contract/host';
import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';
import type { Shell } from '../../services/context/ShellContext';
import { keepComponent, loadedComponent } from '../../services/loading/loadedComponents';
import type { LoadedRemote, RemoteLoader } from '../../services/remotes/remoteLoader';
import { createOutlineSwitch, outlined, type OutlineSwitch } from './outlines';

type Keep = (ms: number) => void;

/**
 * The component, measured at each mount: until all that it contains is rendered, without what appears beside it. Where it
 * suspends, React renders it anew, and the last start counts.
 */
function measured<Props extends object>(Part: ComponentType<Props>, keep: Keep): ComponentType<Props> {
  return function Measured(props: Props) {
    const [start] = useState(() => performance.now());
    return (
      <>
        <Part {...props} />
        <End start={start} keep={keep} />
      </>
    );
  };
}

/** React renders it after all that stands before it. */
function End({ start, keep }: { start: number; keep: Keep }) {
  const [ms] = useState(() => performance.now() - start);
  useLayoutEffect(() => keep(ms), [keep, ms]);
  return null;
}

type Watch = <Props extends object>(Part: ComponentType<Props>) => ComponentType<Props>;

/** The shell renders the watched component from now on; one that is on screen stays as it is. */
function replace<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  watch: Watch,
): void {
  const loaded = loadedComponent(load);
  const later = () => load().then(({ default: Part }) => ({ default: watch(Part) }));
  keepComponent(load, loaded ? watch(loaded) : lazy(later));
}

interface Watched {
  /** Milliseconds by remote, and by path of a page or name of a widget. */
  readonly times: Map<string, Map<string, number>>;
  readonly outlines: OutlineSwitch;
}

/** `mf-clubs 1.1.0-bbbbbbbbbb, /clubs` */
const whoDraws = ({ name, release }: LoadedRemote, part: string) =>
  `${name} ${release.base.split('/').at(-2)}, ${part}`;

function replaceAll(loaded: LoadedRemote, times: Map<string, number>, outlines: OutlineSwitch): void {
  const watchAs =
    (part: string): Watch =>
    (Part) =>
      measured(
        outlined(Part, () => whoDraws(loaded, part), outlines),
        (ms) => void times.set(part, ms),
      );
  const { routes, widgets } = loaded.module;
  for (const { path, page } of routes) replace(page, watchAs(path));
  for (const [widget, exported] of Object.entries(widgets)) replace(widgetImport(exported), watchAs(widget));
}

// eslint-disable-next-line no-restricted-syntax -- keyed by the loader that is measured; only staff load this module.
const measurements = new WeakMap<RemoteLoader, Watched>();

/**
 * Measures how long pages and widgets of remotes take to render, for staff, and can frame them: React's production build has no
 * Profiler, and other readers do not pay for it. A part is measured from the next time that it is opened after its remote has loaded.
 * Repeated calls do nothing.
 */
export function measureRenders({ loader, store }: Pick<Shell, 'loader' | 'store'>): void {
  if (measurements.has(loader)) return;
  const ofRemotes = new Map<string, Map<string, number>>();
  const outlines = createOutlineSwitch();
  measurements.set(loader, { times: ofRemotes, outlines });
  const seen = new WeakSet<object>();
  function replaceNew(): void {
    for (const name of Object.keys(loader.registry().remotes)) {
      const loaded = loader.loaded(name);
      if (!loaded || seen.has(loaded.module)) continue;
      seen.add(loaded.module);
      const times = new Map<string, number>();
      ofRemotes.set(name, times);
      replaceAll(loaded, times, outlines);
    }
  }
  replaceNew();
  // A remote that loads changes the store: its slices are registered.
  store.subscribe(replaceNew);
}

/** Parts of a remote that were measured, with the milliseconds of their last render. */
export const renderTimesOf = (
  loader: RemoteLoader,
  remote: string,
): readonly (readonly [part: string, ms: number])[] => [
  ...(measurements.get(loader)?.times.get(remote) ?? []),
];

/** The switch of the frames around what is measured; none before the measuring began. */
export const outlinesOf = (loader: RemoteLoader): OutlineSwitch | undefined =>
  measurements.get(loader)?.outlines;
