import { Banner, Box, Button, later, Stack } from '@touchline/design-system';
import { SelectField, TextField } from '@touchline/design-system/inputs';
import { usePassCardOpener, useShell, useHasPass } from '@touchline/shared/contract';
import { explain, type Failure } from '@touchline/shared/remote-data';
import type { PlanDraft, Plans } from '@touchline/shared/wire';
import { useState } from 'react';
import { isHeld } from '../../state/heldDrafts';
import { usePlanMutation } from '../../state/plan.queries';
import { useOpenDraft } from './planAddress';
import type { PlanWork } from './usePlan';
import { useSettledDraft } from './useSettledDraft';

const DraftActions = later({
  load: () => import(/* webpackChunkName: "PlanDialogs" */ './DraftActions'),
  what: 'actions',
  waiting: null,
});

interface DraftBarProps {
  plan: PlanWork;
  plans: Plans;
  opened: PlanDraft | undefined;
  onChanged: () => void;
}

/** The open draft, its name, and actions on the whole draft. */
export function DraftBar({ plan, plans, opened, onChanged }: DraftBarProps) {
  const shell = useShell();
  const passCardOpener = usePassCardOpener();
  const openDraft = useOpenDraft();
  const hasPass = useHasPass();
  const [create, save] = [usePlanMutation('create'), usePlanMutation('save')];
  const [failure, setFailure] = useState<Failure>();
  const isBusy = create.isBusy || save.isBusy;
  const name = plan.name.trim() === '' ? `Plan ${plans.drafts.length + 1}` : plan.name;
  const isConflict = failure?.kind === 'refused' && failure.status === 409 && opened !== undefined;

  const stored = (draft: PlanDraft) => {
    plan.saved(draft);
    setFailure(undefined);
    onChanged();
    // The server raises the version with each save; a copy begins anew.
    const waits = isHeld(draft.id) || (draft.id === opened?.id && draft.version === plan.version);
    shell.notify({
      type: 'success',
      message: waits
        ? `"${draft.name}" is kept on this device and saved once you are back online.`
        : `"${draft.name}" is saved.`,
    });
    if (draft.id !== opened?.id) openDraft(draft.id);
  };
  const failedWith = (given: Failure) => {
    setFailure(given);
    if (given.kind === 'refused' && given.error === 'pass_needed') passCardOpener('planner', 'drafts')();
  };
  const saveAs = async (copyName: string) => {
    const outcome = await create.run({ name: copyName, weeks: plan.weeks, plans });
    if (outcome.failure) failedWith(outcome.failure);
    else stored(outcome.value);
  };
  const saveNow = async () => {
    if (opened === undefined) {
      await saveAs(name);
      return;
    }
    const draft = { ...opened, version: plan.version };
    const outcome = await save.run({ draft, name, weeks: plan.weeks, plans });
    if (outcome.failure) failedWith(outcome.failure);
    else stored(outcome.value);
  };
  useSettledDraft(opened?.id, {
    onSent: (draft) => {
      plan.sent(draft);
      setFailure(undefined);
      onChanged();
      if (draft.id !== opened?.id) openDraft(draft.id, { replace: true });
    },
    onRefused: (given) => {
      const isNew = opened !== undefined && isHeld(opened.id);
      plan.unsaved(isNew ? 'new' : undefined);
      failedWith(given);
      onChanged();
      if (isNew) openDraft(undefined, { replace: true });
    },
  });
  const deleted = () => {
    plan.discard();
    onChanged();
    openDraft();
  };
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={fields}>
        <SelectField
          label="Draft"
          value={opened?.id ?? ''}
          options={[
            { value: '', label: 'New plan' },
            ...plans.drafts.map((draft) => ({
              value: draft.id,
              label: draft.season === plans.season ? draft.name : `${draft.name} (${draft.season})`,
            })),
          ]}
          onChange={(id) => openDraft(id === '' ? undefined : id)}
        />
        <TextField
          label="Name"
          size="small"
          value={plan.name}
          placeholder={name}
          inputProps={{ maxLength: 60 }}
          onChange={({ target }) => plan.rename(target.value)}
        />
      </Box>
      <Box sx={buttons}>
        <Button variant="contained" disabled={isBusy || !plan.isChanged} onClick={() => void saveNow()}>
          Save
        </Button>
        <DraftActions
          plan={plan}
          opened={opened}
          name={name}
          isBusy={isBusy}
          onCopy={() => void saveAs(`${name} (copy)`.slice(0, 60))}
          onChanged={onChanged}
          onDeleted={deleted}
          onFailed={failedWith}
        />
      </Box>
      {!hasPass && (
        <Banner action={<Button onClick={passCardOpener('planner', 'expected_points')}>Season pass</Button>}>
          {`${plans.limits.drafts} drafts of ${plans.limits.gameweeks} gameweeks. With the season pass 20 of 8, with expected points and suggestions.`}
        </Banner>
      )}
      {failure && (
        <Banner
          tone="error"
          action={
            isConflict && (
              <>
                <Button onClick={() => void saveAs(`${name} (mine)`.slice(0, 60))}>
                  Save mine as a copy
                </Button>
                <Button
                  onClick={() => {
                    plan.discard(opened);
                    setFailure(undefined);
                    onChanged();
                  }}
                >
                  Load the other one
                </Button>
              </>
            )
          }
        >
          {explain(failure, 'the draft')}
        </Banner>
      )}
    </Stack>
  );
}

const fields = { display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 3fr' }, gap: 2 } as const;
const buttons = { display: 'flex', flexWrap: 'wrap', gap: 2 } as const;
