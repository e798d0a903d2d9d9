import { Button, tokens } from '@touchline/design-system';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../../services/context/ShellContext';
import type { AskedRemote, BootOverrides } from '../../services/boot/boot';
import { releasesOpened } from '../../services/store/popups.slice';
import { partName } from '../../services/remotes/registry';
import { localOrigin } from '../../services/remotes/localRemote';
import { backToLive, leaveSafeMode, takeFromLocalhost } from './overrideLinks';

const none: BootOverrides['previews'] = {};
type Notices = ReturnType<typeof useShell>['notices'];

/** For readers with overrides: shows which previews were dropped and why, and the way back to live. */
export default function Overrides() {
  const { notices, boot, registry } = useShell();
  const { overrides } = boot;
  useEffect(() => {
    if (!overrides) return;
    if (overrides.notices.length > 0)
      notices.notify({
        type: 'warning',
        message: `${overrides.notices.join(' ')} You see what everybody gets.`,
        timeout: 0,
      });
    if (overrides.safeMode && !overrides.staff)
      notices.notify({
        type: 'info',
        message: 'Safe mode is on: you see the releases that everybody gets.',
        timeout: 0,
        action: { label: 'Leave', run: leaveSafeMode },
      });
    if (overrides.asked) askForLocal(notices, overrides.asked, partName(registry(), overrides.asked.remote));
  }, [overrides, notices, registry]);
  const failed = useFailedPreviews(overrides?.previews);
  useMissingFiles(overrides?.previews);
  if (!overrides?.staff) return null;
  if (overrides.safeMode) return <OverlayButton label="Safe mode" />;
  if (Object.keys(overrides.previews).length === 0) return null;
  return <OverlayButton label={failed === '' ? 'Preview' : 'Preview failed'} />;
}

/** A link from elsewhere must not make a page run what a port of the reader's machine answers. */
function askForLocal(notices: Notices, asked: AskedRemote, part: string): void {
  notices.notify({
    type: 'warning',
    message: `A link asks to take ${part} from ${localOrigin(asked.address)}, your own machine. Agree only if you serve it there.`,
    timeout: 0,
    action: { label: 'Take it', run: () => takeFromLocalhost(asked) },
  });
}

/** Tells what is missing at a developer's server, with the way back. */
function warnOfLocal(notices: Notices, remote: string, words: string): void {
  notices.notify({
    type: 'warning',
    message: `${words} Start the server again and reload the page, or go back to live.`,
    timeout: 0,
    action: { label: 'Back to live', run: () => backToLive(remote) },
  });
}

/** A server may be stopped after the remote has loaded: its next page then misses a file. */
function useMissingFiles(previews: BootOverrides['previews'] = none): void {
  const { notices, loader } = useShell();
  useEffect(() => {
    const warned = new Set<string>();
    const handleError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const { origin } = new URL(target.src);
      for (const [remote, id] of Object.entries(previews)) {
        if (localOrigin(id) !== origin || warned.has(remote) || !loader.loaded(remote)) continue;
        warned.add(remote);
        warnOfLocal(notices, remote, `${partName(loader.registry(), remote)} misses a file of ${origin}.`);
      }
    };
    // Failed loads do not bubble.
    document.addEventListener('error', handleError, true);
    return () => document.removeEventListener('error', handleError, true);
  }, [previews, notices, loader]);
}

/**
 * Names of previewed remotes that did not load and were replaced by the live release; a notice tells the
 * reader once.
 */
function useFailedPreviews(previews: BootOverrides['previews'] = none): string {
  const { store, loader, notices } = useShell();
  const isReplaced = (name: string) => {
    const base = loader.loaded(name)?.release.base;
    const id = previews[name] ?? '';
    const origin = localOrigin(id);
    return base !== undefined && base !== (origin ? `${origin}/` : `/r/${name}/${id}/`);
  };
  // A remote that loads changes the store: its slices are registered.
  const failed = useSyncExternalStore(
    (listen) => store.subscribe(listen),
    () => Object.keys(previews).filter(isReplaced).join(),
  );
  useEffect(() => {
    for (const remote of failed.split(',').filter(Boolean)) {
      const origin = localOrigin(previews[remote] ?? '');
      const part = partName(loader.registry(), remote);
      if (origin)
        warnOfLocal(notices, remote, `${part} did not load from ${origin}. You see the live release.`);
      else
        notices.notify({
          type: 'warning',
          message: `The preview of ${part} did not load. You see the live release.`,
          timeout: 0,
        });
    }
  }, [failed, notices, previews, loader]);
  return failed;
}

/** In the corner, beside the scroll-to-top button. */
function OverlayButton({ label }: { label: string }) {
  const dispatch = useDispatch();
  return (
    <Button
      variant="contained"
      color="secondary"
      aria-haspopup="dialog"
      onClick={() => dispatch(releasesOpened())}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: 72,
        bottom: { xs: `calc(${tokens.bottomBarHeight} + 16px + env(safe-area-inset-bottom))`, sm: 24 },
        minHeight: 44,
      }}
    >
      {label}
    </Button>
  );
}
