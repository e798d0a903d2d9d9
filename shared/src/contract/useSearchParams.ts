import { useCallback, useEffect } from 'react';
import {
  createSearchParams,
  useLocation,
  useSearchParams as useRenderedSearchParams,
} from 'react-router-dom';

type Rendered = ReturnType<typeof useRenderedSearchParams>;
type SetSearchParams = Rendered[1];

/** The last change that is not rendered yet, and the key of the location that it was made on. */
// eslint-disable-next-line no-restricted-syntax -- of the tab's address, which is one.
let pending: { readonly madeOn: string; readonly search: string } | undefined;

/**
 * The router's `useSearchParams`, but a functional change builds on the change before it, rendered or not.
 * The router's own builds on what is rendered: of two filters picked in quick succession it keeps the second.
 */
export function useSearchParams(): Rendered {
  const [params, setParams] = useRenderedSearchParams();
  const { key } = useLocation();

  useEffect(() => {
    if (pending?.madeOn !== key) pending = undefined;
  }, [key]);

  const change = useCallback<SetSearchParams>(
    (next, options) => {
      const before = new URLSearchParams(pending?.madeOn === key ? pending.search : params);
      const after = createSearchParams(typeof next === 'function' ? next(before) : next);
      pending = { madeOn: key, search: after.toString() };
      setParams(after, options);
    },
    [key, params, setParams],
  );
  return [params, change];
}
