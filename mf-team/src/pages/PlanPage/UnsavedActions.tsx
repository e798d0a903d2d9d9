import { Button } from '@touchline/design-system';
import type { PlanDraft } from '@touchline/shared/wire';
import { useState } from 'react';
import { ConfirmLoss } from './ConfirmLoss';
import type { PlanWork } from './usePlan';

interface UnsavedActionsProps {
  plan: PlanWork;
  opened: PlanDraft | undefined;
  /** Of the draft. */
  name: string;
}

/** Takes changes of the plan back and makes them again, one by one, or discards all that are not saved. */
export function UnsavedActions({ plan, opened, name }: UnsavedActionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Discard changes</Button>
      <Button disabled={!plan.undo} onClick={plan.undo}>
        Undo
      </Button>
      <Button disabled={!plan.redo} onClick={plan.redo}>
        Redo
      </Button>
      <ConfirmLoss
        open={isAsking}
        what={opened ? 'Discard' : 'Clear'}
        name={name}
        onConfirm={() => {
          setAsking(false);
          plan.discard(opened);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
