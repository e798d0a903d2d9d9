import { Box, Stack, Typography } from '@touchline/design-system';
import { TextField } from '@touchline/design-system/inputs';
import { useState, type FormEvent } from 'react';
import { useNotifyLong } from '../../components/useNotifyLong';
import { useOfflineReason } from '../../components/useOfflineReason';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

/** Lists what is deleted; the user confirms by typing the username. */
export function RequestDeletion({ username }: { username: string }) {
  const notifyLong = useNotifyLong();
  const { run: requestDeletion, isBusy } = useMutation('requestDeletion');
  const [typed, setTyped] = useState('');
  const isOffline = useOfflineReason() !== undefined;
  const isMeant = typed.trim() === username;
  const request = async (event: FormEvent) => {
    event.preventDefault();
    if (!isMeant || isOffline) return;
    const { failure } = await requestDeletion(undefined);
    if (failure) notifyLong('error', failureMessage(failure, 'Error requesting deletion'));
  };
  return (
    <Stack
      component="form"
      aria-label="Delete account"
      sx={{ gap: 4 }}
      onSubmit={(event) => void request(event)}
    >
      <Typography>
        Your account is deleted 14 days after you ask for it. Until then you can go on using it, and cancel
        the deletion on this page.
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        <li>Your rivals, watchlist and settings are deleted, and a season pass with them.</li>
        <li>Your team in the official game is not touched.</li>
      </Box>
      <TextField
        label="Type your username"
        helperText={`Type ${username} to go on.`}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Box>
        <WriteButton
          type="submit"
          variant="contained"
          color="error"
          size="large"
          disabled={!isMeant || isBusy}
        >
          Request deletion
        </WriteButton>
      </Box>
    </Stack>
  );
}
