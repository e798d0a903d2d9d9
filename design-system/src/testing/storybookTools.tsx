import { idle, loading, type RemoteData } from '@touchline/shared/remote-data';
import { useEffect, useState } from 'react';
import * as made from '../theme/madeTokens';

/** Milliseconds that slow data takes to arrive. */
const slowness = 3000;

type Args = Readonly<Record<string, unknown>>;

const isRemoteData = (value: unknown): value is RemoteData<unknown> =>
  typeof value === 'object' && value !== null && 'status' in value;

/**
 * Arguments of a story as they are before its data arrives: `RemoteData` in any argument, or in its `data` (as `PageFrame.shown`), is
 * loading, and a table with `rows` has none yet.
 *
 * @returns the arguments themselves for a story without data
 */
export function argsBeforeData(args: Args): Args {
  if (Array.isArray(args['rows']) && 'columns' in args) return { ...args, rows: [], loading: true };
  const waiting = Object.entries(args).flatMap(([name, value]): [string, unknown][] => {
    if (isRemoteData(value)) return [[name, loading(idle)]];
    const inner = (value as { data?: unknown } | null | undefined)?.data;
    return isRemoteData(inner) ? [[name, { ...(value as object), data: loading(idle) }]] : [];
  });
  return waiting.length > 0 ? { ...args, ...Object.fromEntries(waiting) } : args;
}

/** @returns `argsBeforeData` for three seconds, then the arguments themselves; with fast data at once */
export function useSlowData(args: Args, isSlow: boolean): Args {
  const [hasArrived, setHasArrived] = useState(false);
  useEffect(() => {
    if (!isSlow) return undefined;
    const timer = setTimeout(() => setHasArrived(true), slowness);
    return () => clearTimeout(timer);
  }, [isSlow]);
  return isSlow && !hasArrived ? argsBeforeData(args) : args;
}

/** Text of the document at twice its size, and its direction; both as they were once the story is gone. */
export function useDocument(isDouble: boolean, direction: 'ltr' | 'rtl'): void {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.style.fontSize = isDouble ? '200%' : '';
    documentElement.dir = direction;
    return () => {
      documentElement.style.fontSize = '';
      documentElement.dir = 'ltr';
    };
  }, [isDouble, direction]);
}

/** The part of React's record of an element that is read here. */
interface Fiber {
  readonly type: unknown;
  readonly return: Fiber | null;
}

const fiberOf = (element: Element): Fiber | undefined => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  return key === undefined ? undefined : (element as unknown as Record<string, Fiber>)[key];
};

/** A component itself, or that in `memo` and `forwardRef`. */
const markOf = (type: unknown): string | undefined => {
  const { storybookOwner, type: inner, render } = (type ?? {}) as Record<string, unknown>;
  if (typeof storybookOwner === 'string') return storybookOwner;
  return inner || render ? markOf(inner ?? render) : undefined;
};

/** Workspace whose component rendered an element; undefined for elements of a story itself and of libraries around it. */
export function ownerOf(element: Element): string | undefined {
  for (let fiber = fiberOf(element) ?? null; fiber; fiber = fiber.return) {
    const owner = markOf(fiber.type);
    if (owner !== undefined) return owner;
  }
  return undefined;
}

/** Marks the outermost elements of each owner with `data-owner`. */
export function markOwners(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) {
    const owner = ownerOf(element);
    const isEdge = owner !== undefined && owner !== (element.parentElement && ownerOf(element.parentElement));
    if (isEdge) element.setAttribute('data-owner', owner);
    else element.removeAttribute('data-owner');
  }
}

/** One colour for each owner; a new remote has the last one. */
const colours = {
  'design-system': made.sky,
  shell: made.ochre,
  'mf-team': made.teal,
  'mf-rivals': made.rose,
  'mf-fixtures': made.copper,
  'mf-footballers': made.violet,
  'mf-clubs': made.lagoon,
  'mf-account': made.petrol,
};
const otherColour = made.lilac;

const ownerStyles = [
  `[data-owner] { outline: 2px dashed ${otherColour} !important; outline-offset: -1px !important; }`,
  ...Object.entries(colours).map(
    ([owner, colour]) => `[data-owner="${owner}"] { outline-color: ${colour} !important; }`,
  ),
].join('\n');

/** Outlines what each workspace renders, also what is rendered later and in popups, with a legend of the owners in sight. */
export function OwnerOutlines() {
  const [owners, setOwners] = useState<readonly string[]>([]);
  useEffect(() => {
    const mark = () => {
      markOwners(document.body);
      const found = [...document.querySelectorAll('[data-owner]')].map(
        (one) => one.getAttribute('data-owner') ?? '',
      );
      setOwners((current) => {
        const now = [...new Set(found)].sort();
        return now.join() === current.join() ? current : now;
      });
    };
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      for (const element of document.querySelectorAll('[data-owner]')) element.removeAttribute('data-owner');
    };
  }, []);
  return (
    <>
      <style>{ownerStyles}</style>
      <ul
        aria-label="Owners"
        style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}
      >
        {owners.map((owner) => (
          <li key={owner} style={{ borderBottom: `3px dashed ${colourOf(owner)}`, fontSize: 13 }}>
            {owner}
          </li>
        ))}
      </ul>
    </>
  );
}

const colourOf = (owner: string) =>
  Object.entries(colours).find(([name]) => name === owner)?.[1] ?? otherColour;
