import { Button, Stack, Typography } from '@touchline/design-system';
import { usePassCardOpener } from '@touchline/shared/contract';

/** The earlier gameweeks without pass: one line for all of them. */
export function LockedGameweeks({ count }: { count: number }) {
  const passCardOpener = usePassCardOpener();
  if (count === 0) return null;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="body2">
        {count === 1
          ? 'The gameweek before comes with the season pass.'
          : `The ${count} gameweeks before come with the season pass.`}
      </Typography>
      <Button variant="outlined" onClick={passCardOpener('team_review', 'gameweeks')}>
        Season pass
      </Button>
    </Stack>
  );
}
