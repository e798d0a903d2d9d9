import { useFantasy } from '@touchline/shared/contract';
import { useLocation } from '@touchline/shared/router';
import { navigated } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { documentTitle } from './documentTitle';
import { followScroll, restoreScroll } from './scrollMemory';

/** Timeout in milliseconds for the heading of a new page. */
const headingPatienceMs = 8000;

const heading = () => document.querySelector<HTMLElement>('#content h1');

/**
 * Effects of every navigation: open popups close, the page view is reported, the page's heading gets the
 * focus, and the scroll position of the history entry is restored.
 */
export function useNavigationEffects(): void {
  const dispatch = useDispatch();
  const { idle, services } = useShell();
  const { pathname, key } = useLocation();
  // The initial address is no navigation.
  const seenPath = useRef(pathname);
  const seenKey = useRef(key);

  useEffect(() => {
    let isLeft = false;
    // The address changes a moment before React leaves the page.
    const isShown = () => !isLeft && window.location.pathname === pathname;
    void idle.reached.then(() => isShown() && services.track('page_view'));
    return () => void (isLeft = true);
  }, [idle, services, pathname]);

  useEffect(() => {
    if (seenPath.current === pathname) return undefined;
    seenPath.current = pathname;
    dispatch(navigated());
    return focusHeading();
  }, [dispatch, pathname]);

  useLayoutEffect(() => {
    if (seenKey.current !== key) restoreScroll(key);
    seenKey.current = key;
  }, [key]);

  useEffect(() => followScroll(() => seenKey.current), []);

  useTitleFromHeading();
}

/** Moves the focus to the page's `h1` as soon as it is rendered; a replaced heading passes the focus on. */
function focusHeading(): () => void {
  const take = () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    const element = heading();
    if (!element || !lost) return;
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  };
  (document.activeElement as HTMLElement | null)?.blur();
  take();
  const content = document.getElementById('content');
  const observer = new MutationObserver(take);
  if (content) observer.observe(content, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  const timer = setTimeout(stop, headingPatienceMs);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/**
 * Keeps the tab's title equal to the page's own title, which may depend on loaded data (a footballer's name).
 */
function useTitleFromHeading(): void {
  const teamName = useFantasy()?.team?.name;
  useEffect(() => {
    const content = document.getElementById('content');
    if (!content) return undefined;
    const follow = () => {
      const text = heading()?.textContent?.trim();
      const title = text && documentTitle(text, teamName);
      if (title && document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(follow);
    observer.observe(content, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [teamName]);
}
