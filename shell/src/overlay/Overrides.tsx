import { Button, tokens } from '@touchline/design-system';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../app/ShellContext';
import type { BootOverrides } from '../boot/boot';
import { releasesOpened } from '../popups/popups.slice';
import { partName } from '../remotes/remoteFault';
import { leaveSafeMode } from './overrideLinks';

/** For readers with overrides: shows which previews were dropped and why, and the way back to live. */
export default function Overrides() {
  const { notices, boot } = useShell();
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
  }, [overrides, notices]);
  const failed = useFailedPreviews(overrides?.previews);
  if (!overrides?.staff) return null;
  if (overrides.safeMode) return <OverlayButton label="Safe mode" />;
  if (Object.keys(overrides.previews).length === 0) return null;
  return <OverlayButton label={failed === '' ? 'Preview' : 'Preview failed'} />;
}

/**
 * Names of previewed remotes that did not load and were replaced by the live release; a notice tells the
 * reader once.
 */
function useFailedPreviews(previews: BootOverrides['previews'] = {}): string {
  const { store, loader, notices } = useShell();
  const isReplaced = (name: string) => {
    const base = loader.loaded(name)?.release.base;
    return base !== undefined && base !== `/r/${name}/${previews[name]}/`;
  };
  // A remote that loads changes the store: its slices are registered.
  const failed = useSyncExternalStore(
    (listen) => store.subscribe(listen),
    () => Object.keys(previews).filter(isReplaced).map(partName).join(', '),
  );
  useEffect(() => {
    if (failed !== '')
      notices.notify({
        type: 'warning',
        message: `The preview of ${failed} did not load. You see the live release.`,
        timeout: 0,
      });
  }, [failed, notices]);
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
