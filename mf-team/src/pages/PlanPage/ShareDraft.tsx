import { Button } from '@touchline/design-system';
import { useShell, useOnline } from '@touchline/shared/contract';
import type { PlanDraft } from '@touchline/shared/wire';
import { usePlanMutation } from '../../state/plan.queries';

/** What comes after an answer loads with the dialogs of the page. */
const afterwards = () => import(/* webpackChunkName: "PlanDialogs" */ './afterSharing');

/** Creates a public link to a draft, and revokes it. */
export function ShareDraft({ draft, onChanged }: { draft: PlanDraft; onChanged: () => void }) {
  const shell = useShell();
  const sayMissing = () =>
    shell.notify({ type: 'error', message: 'The link could not be shown. Try again.' });
  const isOffline = !useOnline();
  const [share, unshare] = [usePlanMutation('share'), usePlanMutation('unshare')];
  const shareNow = async () => {
    const outcome = await share.run(draft.id);
    if (!outcome.failure) onChanged();
    const { afterSharing } = await afterwards();
    await afterSharing(shell, outcome, draft.name);
  };
  const takeBack = async () => {
    const outcome = await unshare.run(draft.id);
    if (!outcome.failure) onChanged();
    const { afterTakingBack } = await afterwards();
    afterTakingBack(shell, outcome);
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={isOffline || share.isBusy}
        onClick={() => void shareNow().catch(sayMissing)}
      >
        Share
      </Button>
      {draft.share_token !== null && (
        <Button disabled={isOffline || unshare.isBusy} onClick={() => void takeBack().catch(sayMissing)}>
          Stop sharing
        </Button>
      )}
    </>
  );
}
