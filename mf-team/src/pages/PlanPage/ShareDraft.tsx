import { Button } from '@touchline/design-system';
import { useShell, useOnline } from '@touchline/shared/contract';
import type { PlanDraft } from '@touchline/shared/wire';
import { usePlanMutation } from '../../state/plan.queries';

/** Loads with the dialogs of the page. */
const loadSharing = () => import(/* webpackChunkName: "PlanDialogs" */ './sharing');

/** Creates a public link to a draft, and revokes it. */
export function ShareDraft({ draft, onChanged }: { draft: PlanDraft; onChanged: () => void }) {
  const shell = useShell();
  const isOffline = !useOnline();
  const [share, unshare] = [usePlanMutation('share'), usePlanMutation('unshare')];
  const withSharing = (act: (sharing: Awaited<ReturnType<typeof loadSharing>>) => Promise<void>) => () =>
    void loadSharing()
      .then(act)
      .catch(() => shell.notify({ type: 'error', message: 'The link could not be changed. Try again.' }));
  const parts = { shell, draft, onChanged };
  return (
    <>
      <Button
        variant="outlined"
        disabled={isOffline || share.isBusy}
        onClick={withSharing(({ shareNow }) => shareNow(share.run, parts))}
      >
        Share
      </Button>
      {draft.share_token !== null && (
        <Button
          disabled={isOffline || unshare.isBusy}
          onClick={withSharing(({ takeBack }) => takeBack(unshare.run, parts))}
        >
          Stop sharing
        </Button>
      )}
    </>
  );
}
