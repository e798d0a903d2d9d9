import { Box, Button, RemoteView, Stack, Typography } from '@touchline/design-system';
import { PopupFrame, PopupTitle } from '@touchline/design-system/popups';
import { failed, idle, ready, toFailure, type RemoteData } from '@touchline/shared/remote-data';
import { useDispatch } from '@touchline/shared/store';
import { useEffect, useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { releasesClosed } from '../../services/store/popups.slice';
import { backToLive, leaveSafeMode, startSafeMode } from './overrideLinks';
import { measureRenders, outlinesOf } from './renderTimes';
import { RemoteReleases } from './RemoteReleases';
import { SlotCatalogue } from './SlotCatalogue';
import type { StoredReleases } from './storedRemote';

async function fetchStored(): Promise<StoredReleases> {
  const answer = await fetch('/builds/stored.json', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`/builds/stored.json answered ${answer.status}`);
  return (await answer.json()) as StoredReleases;
}

function useStored() {
  const [attempt, setAttempt] = useState(0);
  const [data, setData] = useState<RemoteData<StoredReleases>>(idle);
  useEffect(() => {
    let isShown = true;
    fetchStored().then(
      (stored) => isShown && setData(ready(stored)),
      (thrown: unknown) => isShown && setData(failed(toFailure(thrown))),
    );
    return () => {
      isShown = false;
    };
  }, [attempt]);
  const retry = () => {
    setData(idle);
    setAttempt(attempt + 1);
  };
  return { data, retry };
}

/**
 * Lists the remotes of this page with the reader's releases, and switches to any stored release. For staff.
 */
export default function ReleaseOverlay() {
  const dispatch = useDispatch();
  const shell = useShell();
  const { registry } = shell;
  // For staff who signed in on this page: others are measured since it was idle.
  useEffect(() => measureRenders(shell), [shell]);
  const filled = Object.entries(registry().remotes).flatMap(([remote, { live }]) =>
    (live?.widgets ?? []).map((widget) => ({ remote, widget })),
  );
  const { data, retry } = useStored();
  const close = () => void dispatch(releasesClosed());
  return (
    <PopupFrame open onClose={close} size="medium">
      <PopupTitle>Releases on this page</PopupTitle>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        A release that you choose is shown to you alone, until you sign in again.
      </Typography>
      <WholePage />
      <RemoteView data={data} what="releases" onRetry={retry}>
        {({ remotes, localKey }) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {remotes.map((remote) => (
              <RemoteReleases key={remote.name} stored={remote} localKey={localKey} />
            ))}
          </Box>
        )}
      </RemoteView>
      <SlotCatalogue filled={filled} />
    </PopupFrame>
  );
}

/** Actions for all remotes at once. */
function WholePage() {
  const { previews = {}, safeMode = false } = useShell().boot.overrides ?? {};
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {Object.keys(previews).length > 0 && (
        <Button variant="contained" onClick={() => backToLive()}>
          All back to live
        </Button>
      )}
      {safeMode ? (
        <Button variant="contained" onClick={leaveSafeMode}>
          Leave safe mode
        </Button>
      ) : (
        <Button variant="outlined" onClick={startSafeMode}>
          Safe mode: no previews, no canaries
        </Button>
      )}
      <OutlineButton />
    </Stack>
  );
}

/** Frames parts of remotes from the next time that they are opened. */
function OutlineButton() {
  const outlines = outlinesOf(useShell().loader);
  const [isOn, setOn] = useState(outlines?.isOn() ?? false);
  const toggle = () => {
    outlines?.set(!isOn);
    setOn(!isOn);
  };
  return (
    <Button variant="outlined" aria-pressed={isOn} onClick={toggle}>
      Outline who drew what
    </Button>
  );
}
