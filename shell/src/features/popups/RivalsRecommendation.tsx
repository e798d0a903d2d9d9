import { Button, Typography } from '@touchline/design-system';
import { DialogActions, DialogContent, DialogTitle, SheetDialog } from '@touchline/design-system/popups';
import { useFantasy, useHasPass } from '@touchline/shared/contract';
import { limitsFor, type TeamId } from '@touchline/shared/domain';
import { closedOne } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import { useState } from 'react';
import { CandidateList } from './CandidateList';
import { useShell } from '../../services/context/ShellContext';

/** Suggests teams to users who follow hardly any. */
export default function RivalsRecommendation() {
  const { services } = useShell();
  const dispatch = useDispatch();
  const rivals = useFantasy()?.rivals ?? [];
  const limit = limitsFor(useHasPass()).rivals;
  const [busy, setBusy] = useState<readonly TeamId[]>([]);
  const close = () => void dispatch(closedOne('recommendation'));

  const stateOf = (id: TeamId) => {
    if (busy.includes(id)) return 'busy';
    if (rivals.includes(id)) return 'added';
    return rivals.length >= limit ? 'limit' : 'add';
  };
  const toggle = async (id: TeamId) => {
    if (stateOf(id) === 'limit' || busy.includes(id)) return;
    setBusy((before) => [...before, id]);
    await services.toggleRival(id);
    setBusy((before) => before.filter((one) => one !== id));
  };
  return (
    <SheetDialog open onClose={close} size="medium">
      <DialogTitle variant="h3" component="h2">
        Add your first rivals
      </DialogTitle>
      <DialogContent>
        <Typography>Follow managers you want to beat, and every page compares you with them.</Typography>
        <Typography sx={{ my: 2, fontWeight: 700 }}>
          {rivals.length} of {limit}
        </Typography>
        <CandidateList stateOf={stateOf} onToggle={(id) => void toggle(id)} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={close}>
          Done
        </Button>
      </DialogActions>
    </SheetDialog>
  );
}
