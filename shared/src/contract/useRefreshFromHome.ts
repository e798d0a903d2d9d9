import { useEffect } from 'react';

/** Home's pull-to-refresh counts up; the first count is the widget's own start. */
export function useRefreshFromHome(count: number, refresh: () => void) {
  useEffect(() => {
    if (count > 0) refresh();
  }, [count, refresh]);
}
