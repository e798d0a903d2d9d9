import type { ComponentType } from 'react';

/** What `() => import(…)` of a page or a widget brings. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const components = new WeakMap<object, unknown>();

/** Loads a component before it is drawn, and keeps it for `there`. @throws when its code does not come */
export async function bring<Props>(load: Load<Props>): Promise<void> {
  const { default: component } = await load();
  components.set(load, component);
}

/**
 * The component, if its code is in the page: React can draw it at once. `lazy` would draw what stands in for it first,
 * however short the wait, and then the page a second time.
 */
export const there = <Props>(load: Load<Props>) => components.get(load) as ComponentType<Props> | undefined;
