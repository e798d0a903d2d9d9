import { Box, Segments, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { expectedKinds, expectedWords } from '@touchline/shared/domain';
import { usePlanMutation } from '../state/plan.queries';
import { useExpectedKind } from './useExpectedKind';

interface ExpectedChoiceProps {
  /** Whether gameweeks after the next one are shown too: the game has no expected points of those. */
  later?: boolean;
  onChanged?: () => void;
}

const options = expectedKinds.map((value) => ({ value, label: expectedWords[value].label }));

/** Whose expected points the reader sees: one choice of the account, for every page. */
export function ExpectedChoice({ later = false, onChanged }: ExpectedChoiceProps) {
  const shell = useShell();
  const kind = useExpectedKind();
  const { run: choose } = usePlanMutation('chooseExpected');
  const change = async (next: typeof kind) => {
    const { failure } = await choose(next);
    if (failure) shell.notify({ type: 'error', message: 'Your choice could not be saved. Try again.' });
    else onChanged?.();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Typography variant="body2" component="span">
        Expected points
      </Typography>
      <Segments
        label="Expected points"
        value={kind}
        options={options}
        onChange={(next) => void change(next)}
      />
      {later && kind === 'official' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          The next gameweek is official. Later ones are ours: the game has none.
        </Typography>
      )}
    </Box>
  );
}
