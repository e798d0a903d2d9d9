import { Button } from '@touchline/design-system';
import { useShell, useOnline } from '@touchline/shared/contract';
import type { Failure } from '@touchline/shared/remote-data';
import type { PlanDraft } from '@touchline/shared/wire';
import { useState } from 'react';
import { isHeld } from '../../state/heldDrafts';
import { usePlanMutation } from '../../state/plan.queries';
import { ConfirmLoss } from './ConfirmLoss';
import { shareNow, takeBack } from './sharing';
import { UnsavedActions } from './UnsavedActions';
import type { PlanWork } from './usePlan';

interface SavedActionsProps {
  draft: PlanDraft;
  /** Something else is being done with the draft. */
  isBusy: boolean;
  onCopy: () => void;
  onChanged: () => void;
  onDeleted: () => void;
  onFailed: (failure: Failure) => void;
}

interface DraftActionsProps extends Omit<SavedActionsProps, 'draft'> {
  plan: PlanWork;
  opened: PlanDraft | undefined;
  /** Of the draft. */
  name: string;
}

/** What is done with a draft besides saving it. */
export default function DraftActions({ plan, opened, name, ...saved }: DraftActionsProps) {
  return (
    <>
      {opened && <SavedActions draft={opened} {...saved} />}
      {plan.isChanged && <UnsavedActions plan={plan} opened={opened} name={name} />}
    </>
  );
}

/** A copy, a public link, which can be revoked, and the deletion. */
function SavedActions({ draft, isBusy, onCopy, ...done }: SavedActionsProps) {
  const { onChanged, onDeleted, onFailed } = done;
  const shell = useShell();
  const isOffline = !useOnline();
  const [isAsking, setAsking] = useState(false);
  const [share, unshare, remove] = [
    usePlanMutation('share'),
    usePlanMutation('unshare'),
    usePlanMutation('remove'),
  ];
  // It is not on the server yet.
  const waits = isHeld(draft.id);
  const parts = { shell, draft, onChanged };
  const removeNow = async () => {
    setAsking(false);
    const { failure } = await remove.run(draft.id);
    if (failure) onFailed(failure);
    else onDeleted();
  };
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={onCopy}>
        Copy
      </Button>
      {!waits && (
        <Button
          variant="outlined"
          disabled={isOffline || share.isBusy}
          onClick={() => void shareNow(share.run, parts)}
        >
          Share
        </Button>
      )}
      {draft.share_token !== null && (
        <Button disabled={isOffline || unshare.isBusy} onClick={() => void takeBack(unshare.run, parts)}>
          Stop sharing
        </Button>
      )}
      <Button disabled={isBusy || isOffline || waits || remove.isBusy} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmLoss
        open={isAsking}
        what="Delete"
        name={draft.name}
        isShared={draft.share_token !== null}
        onConfirm={() => void removeNow()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
