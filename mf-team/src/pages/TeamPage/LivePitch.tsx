import { Stack, Typography } from '@touchline/design-system';
import { Pitch } from '@touchline/shared/contract';
import type { TeamMain } from '@touchline/shared/wire';
import { explainedSum } from '../../domain/explainedSum';

/** The squad on the shell's pitch, with the sum its points come from. */
export function LivePitch({ main }: { main: TeamMain }) {
  const { info, team, gameweek } = main;
  return (
    <Stack sx={{ gap: 3 }}>
      <Pitch
        pitch={{ info, team }}
        label={gameweek ? `Your team in ${gameweek.label.toLowerCase()}` : 'Your team'}
      >
        <PointsLine main={main} />
      </Pitch>
    </Stack>
  );
}

function PointsLine({ main: { gameweek, explained } }: { main: TeamMain }) {
  if (!explained) return null;
  const text =
    gameweek?.state === 'locked' ? 'Points appear at the first kick-off.' : explainedSum(explained);
  return (
    <Typography variant="body2" sx={{ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
      {text}
    </Typography>
  );
}
