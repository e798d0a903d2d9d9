import type { ComponentType } from 'react';

/** `() => import(…)` of a page or a widget. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

// eslint-disable-next-line no-restricted-syntax -- belongs to the modules that it is keyed by, as webpack's own cache of them does.
const components = new WeakMap<object, unknown>();

/**
 * Loads a component before it is rendered, and caches it for `loadedComponent`. @throws when its code does
 * not load
 */
export async function loadComponent<Props>(load: Load<Props>): Promise<void> {
  const { default: component } = await load();
  keepComponent(load, component);
}

/** Caches a component for `loadedComponent`, in place of the one that its code has. */
export const keepComponent = <Props>(load: Load<Props>, component: ComponentType<Props>) =>
  void components.set(load, component);

/**
 * The component, if its code has loaded: React can render it at once. `lazy` would always render the fallback
 * first, and then the page a second time.
 */
export const loadedComponent = <Props>(load: Load<Props>) =>
  components.get(load) as ComponentType<Props> | undefined;
