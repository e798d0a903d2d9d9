import { Box, CountdownText, Stack, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';
import { useClockOffset } from '@touchline/shared/contract';
import { useNotifyLong } from '../../components/useNotifyLong';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

/** Time left until the deletion, and a button to cancel it. */
export function ScheduledDeletion({ deadline }: { deadline: string }) {
  const notifyLong = useNotifyLong();
  const shell = useShell();
  const { run: cancelDeletion, isBusy } = useMutation('cancelDeletion');
  const clockOffset = useClockOffset();
  const cancel = async () => {
    const { failure } = await cancelDeletion(undefined);
    if (failure) notifyLong('error', failureMessage(failure, 'Error cancelling the deletion'));
    else shell.notify({ type: 'success', message: 'Your account stays.' });
  };
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography>
        Your account will be deleted on <time dateTime={deadline}>{formatKickoff(deadline)}</time>, in
      </Typography>
      <Typography variant="kpi" component="p">
        <CountdownText to={Date.parse(deadline)} clockOffset={clockOffset} past="a moment" />
      </Typography>
      <Box>
        <WriteButton variant="contained" size="large" disabled={isBusy} onClick={() => void cancel()}>
          Cancel deletion
        </WriteButton>
      </Box>
    </Stack>
  );
}
