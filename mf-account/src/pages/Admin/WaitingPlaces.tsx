import { Box, Stack, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import type { AdminRemote } from '@touchline/shared/wire';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';
import { RowButton } from './RowButton';

type Waiting = NonNullable<AdminRemote['waiting']>[number];

/** `bar /team` in words */
const placeInWords = ({ place }: Waiting) =>
  place.startsWith('bar ')
    ? `${place.slice('bar '.length)} in the bar`
    : `${place.slice('home '.length)} on Home`;

const changeInWords = ({ order, approved }: Waiting) =>
  approved === null
    ? `stands last. It wants place ${order}.`
    : `stands at place ${approved}. It wants to move up to ${order}.`;

/** Places in the bar and on Home that wait for an administrator. */
export function WaitingPlaces({
  remote: { name, waiting = [] },
  onDone,
}: {
  remote: AdminRemote;
  onDone: () => void;
}) {
  const shell = useShell();
  const { run: approvePlace, isBusy } = useMutation('approvePlace');
  if (waiting.length === 0) return null;
  const approve = async (one: Waiting) => {
    const { failure } = await approvePlace({ remote: name, place: one.place, order: one.order });
    shell.notify(
      failure
        ? { type: 'error', message: failureMessage(failure, 'Error approving the place') }
        : { type: 'success', message: `${name}: ${placeInWords(one)} is approved.` },
    );
    onDone();
  };
  return (
    <Box component="section" aria-label={`Places of ${name} that wait`}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Places that wait for you
      </Typography>
      {waiting.map((one) => (
        <Stack key={one.place} direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {placeInWords(one)} {changeInWords(one)}
          </Typography>
          <RowButton
            variant="outlined"
            aria-label={`Approve ${placeInWords(one)}`}
            disabled={isBusy}
            onClick={() => void approve(one)}
          >
            Approve
          </RowButton>
        </Stack>
      ))}
    </Box>
  );
}
