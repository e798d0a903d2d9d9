import { Stack } from '@touchline/design-system';
import { Pitch } from '@touchline/shared/contract';
import type { TeamMain } from '@touchline/shared/wire';
import { runs } from '../../domain/runs';
import { AutoSubstitutions } from './AutoSubstitutions';
import { PointsLine } from './PointsLine';

/** The squad on the shell's pitch, with the breakdown of points and automatic substitutions. */
export function LivePitch({ main }: { main: TeamMain }) {
  const { info, team, gameweek, auto_subs } = main;
  const isRunning = runs(main);
  return (
    <Stack sx={{ gap: 3 }}>
      <Pitch
        pitch={{ info, team }}
        initialMetric={isRunning ? 'gameweek_points' : undefined}
        choiceWinsIn={isRunning ? gameweek?.id : undefined}
        label={gameweek ? `Your team in ${gameweek.label.toLowerCase()}` : 'Your team'}
      />
      <PointsLine main={main} />
      <AutoSubstitutions substitutions={auto_subs} side={team} />
    </Stack>
  );
}
