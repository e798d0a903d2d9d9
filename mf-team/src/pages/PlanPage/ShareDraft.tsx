import { Button } from '@touchline/design-system';
import { shell, useOnline } from '@touchline/shared/contract';
import { explain, type Failure } from '@touchline/shared/remote-data';
import type { PlanDraft } from '@touchline/shared/wire';
import { usePlanMutation } from '../../state/plan.queries';

const addressOf = (token: string) => new URL(`/v1/plans/page/${token}`, window.location.origin).href;

const sayFailed = (failure: Failure) =>
  shell().notify({ type: 'error', message: explain(failure, 'the link') });

/** Creates a public link to a draft, and revokes it. */
export function ShareDraft({ draft, onChanged }: { draft: PlanDraft; onChanged: () => void }) {
  const isOffline = !useOnline();
  const [share, unshare] = [usePlanMutation('share'), usePlanMutation('unshare')];
  const shareNow = async () => {
    const outcome = await share.run(draft.id);
    if (outcome.failure) {
      sayFailed(outcome.failure);
      return;
    }
    onChanged();
    await handOver(addressOf(outcome.value.share_token ?? ''), draft.name);
  };
  const takeBack = async () => {
    const { failure } = await unshare.run(draft.id);
    if (failure) {
      sayFailed(failure);
      return;
    }
    onChanged();
    shell().notify({ type: 'success', message: 'The link does not work any more.' });
  };
  return (
    <>
      <Button variant="outlined" disabled={isOffline || share.isBusy} onClick={() => void shareNow()}>
        Share
      </Button>
      {draft.share_token !== null && (
        <Button disabled={isOffline || unshare.isBusy} onClick={() => void takeBack()}>
          Stop sharing
        </Button>
      )}
    </>
  );
}

/** The system's share dialog, else the clipboard, else the address to copy by hand. */
async function handOver(url: string, title: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    // A cancelled dialog is no error: the link exists anyway.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  const message = isCopied ? 'The link is copied. Anybody who has it can see this plan.' : url;
  shell().notify({ type: 'success', message, timeout: isCopied ? 5_000 : 30_000 });
}
