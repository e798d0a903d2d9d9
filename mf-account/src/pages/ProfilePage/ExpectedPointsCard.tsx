import { Section, Segments, Stack, Typography } from '@touchline/design-system';
import { useShell, useFantasy } from '@touchline/shared/contract';
import {
  defaultExpectedKind,
  expectedKinds,
  expectedWords,
  type ExpectedKind,
} from '@touchline/shared/domain';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

const options = expectedKinds.map((value) => ({ value, label: expectedWords[value].label }));

/** Whose expected points of the next gameweek the account reads; stored with the account. */
export function ExpectedPointsCard() {
  const shell = useShell();
  const kind = useFantasy()?.expected_points ?? defaultExpectedKind;
  const { run: choose } = useMutation('chooseExpected');
  const change = async (next: ExpectedKind) => {
    const { failure } = await choose(next);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error saving') });
  };
  return (
    <Section title="Expected points" look="card">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Segments
          label="Expected points"
          value={kind}
          options={options}
          onChange={(next) => void change(next)}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Those of the next gameweek on cards, in your tables, and for suggested line-ups: the official
          game’s, or our projection. Pages that compare show both.
        </Typography>
      </Stack>
    </Section>
  );
}
