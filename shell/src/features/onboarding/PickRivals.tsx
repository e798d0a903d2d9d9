import { Box, Button, Stack, Typography } from '@touchline/design-system';
import { rivalsAdd } from '@touchline/shared/calls/rivalsAdd';
import { rivalsRemove } from '@touchline/shared/calls/rivalsRemove';
import { onboardingRivals, type TeamId } from '@touchline/shared/domain';
import { alertSeen, statePatched } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { recommendedKey } from '../popups/recommended';
import { CandidateList } from '../popups/CandidateList';

interface PickRivalsProps {
  readonly rivals: readonly TeamId[];
  readonly onRivals: (rivals: readonly TeamId[]) => void;
  readonly onDone: () => void;
}

/**
 * Step 2: up to five teams to follow. The fifth opens the next step automatically; the step can be skipped.
 */
export function PickRivals({ rivals, onRivals, onDone }: PickRivalsProps) {
  const { busy, toggle } = useOnboardingToggle(rivals, onRivals, onDone);
  const dispatch = useDispatch();
  const skip = () => {
    // Marks the recommendation popup on Home as shown.
    dispatch(alertSeen(recommendedKey));
    onDone();
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>
        Follow managers you want to beat: their squads, points and transfers are compared with yours.
      </Typography>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {rivals.length} of {onboardingRivals}
      </Typography>
      <CandidateList
        stateOf={(id) => (busy.includes(id) ? 'busy' : rivals.includes(id) ? 'added' : 'add')}
        onToggle={(id) => void toggle(id)}
      />
      <Box sx={alwaysInSight}>
        <Button variant={rivals.length > 0 ? 'contained' : 'outlined'} size="large" onClick={skip}>
          {rivals.length > 0 ? 'Continue' : 'Skip'}
        </Button>
      </Box>
    </Stack>
  );
}

/** A league's candidates fill many screens: the Next button stays at the bottom of the window. */
const alwaysInSight = {
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Ownership is not needed during onboarding, so it is not requested. */
function useOnboardingToggle(
  rivals: readonly TeamId[],
  onRivals: (rivals: readonly TeamId[]) => void,
  onDone: () => void,
) {
  const { clients } = useShell();
  const dispatch = useDispatch();
  const [busy, setBusy] = useState<readonly TeamId[]>([]);

  async function toggle(id: TeamId) {
    if (busy.includes(id)) return;
    const isRival = rivals.includes(id);
    setBusy((before) => [...before, id]);
    try {
      const { rival_ids } = await clients.api.call(isRival ? rivalsRemove : rivalsAdd, {
        params: { id },
        query: { ownership: 'false' },
      });
      dispatch(statePatched({ rivals: rival_ids }));
      onRivals(rival_ids);
      if (!isRival && rival_ids.length >= onboardingRivals) onDone();
    } catch (thrown) {
      // Only logged (specification section 4): the team shows as not added and can be tried again.
      console.error(`Rival ${id} could not be ${isRival ? 'removed' : 'added'}.`, thrown);
    } finally {
      setBusy((before) => before.filter((one) => one !== id));
    }
  }
  return { busy, toggle };
}
