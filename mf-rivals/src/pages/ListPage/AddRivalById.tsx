import { Box, Button, Tooltip, Typography } from '@touchline/design-system';
import { TextField } from '@touchline/design-system/inputs';
import { selectRivals, useFantasy, useHasPass } from '@touchline/shared/contract';
import { invalidId, parseRivalId, type TeamId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { rivalLimit } from '../../components/rivalLimit';
import { useRivalChange } from '../../components/useRivalChange';

/** Follows a team by the id in its address on the official site. */
export function AddRivalById() {
  const { text, setText, error, submit, isBusy } = useAddById();
  const { reason } = rivalLimit(useSelector(selectRivals).length, useHasPass());
  const reasonId = useId();
  return (
    <Box component="form" noValidate aria-label="Add a rival by ID" onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <TextField
          size="small"
          label="Team ID"
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={error !== undefined}
          helperText={error}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ flex: '0 1 220px' }}
        />
        <Tooltip title={reason ?? ''}>
          <span>
            <Button
              type="submit"
              variant="contained"
              disabled={reason !== undefined || isBusy}
              aria-busy={isBusy}
              aria-describedby={reason && reasonId}
              sx={{ minHeight: 40 }}
            >
              Add
            </Button>
          </span>
        </Tooltip>
      </Box>
      {reason && (
        <Typography id={reasonId} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {reason}
        </Typography>
      )}
    </Box>
  );
}

function useAddById() {
  const [text, setTextOnly] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, change } = useRivalChange();
  const rivals = useSelector(selectRivals);
  const ownId = useFantasy()?.team?.id;
  const asked = useRef<TeamId>(undefined);

  const setText = (next: string) => {
    setTextOnly(next);
    setError(undefined);
  };
  const add = async (id: TeamId) => {
    asked.current = id;
    const { result } = await change(id);
    // The input has changed meanwhile: this result is outdated.
    if (asked.current !== id) return;
    if (result === 'added') setText('');
    if (result === 'failed') setError(`Team ${id} could not be added. Check the number and try again.`);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const id = parseRivalId(text);
    const refusal = refuse(id, rivals, ownId);
    setError(refusal);
    if (id !== undefined && !refusal) void add(id);
  };
  return { text, setText, error, submit, isBusy: asked.current !== undefined && isBusy(asked.current) };
}

/** Validates an id before the request. Adding an existing rival again must not remove it. */
function refuse(id: TeamId | undefined, rivals: readonly TeamId[], ownId: TeamId | undefined) {
  if (id === undefined) return invalidId;
  if (id === ownId) return 'This is your own team.';
  return rivals.includes(id) ? 'You follow this team already.' : undefined;
}
