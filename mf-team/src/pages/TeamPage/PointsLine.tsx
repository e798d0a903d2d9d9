import { Typography } from '@touchline/design-system';
import { ChipToken } from '@touchline/design-system/football';
import { bringsSquadBack, chipName } from '@touchline/shared/domain';
import type { TeamMain } from '@touchline/shared/wire';
import { explainedSum } from '../../domain/explainedSum';
import { pointsSoFar } from '../../domain/pointsSoFar';

/** The gameweek's points as a sum, and the active chip. */
export function PointsLine({ main }: { main: TeamMain }) {
  const { active_chip } = main;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 2,
        py: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{wordsFor(main)}</span>
      {active_chip && <ChipToken chip={active_chip} />}
      {active_chip && bringsSquadBack(active_chip) && (
        <span>{chipName(active_chip)}: your usual squad is back after this gameweek.</span>
      )}
    </Typography>
  );
}

function wordsFor(main: TeamMain): string {
  const { gameweek, explained } = main;
  if (gameweek?.state === 'empty') return 'No fixtures in this gameweek.';
  if (!explained || pointsSoFar(main) === null) return 'Points appear at the first kick-off.';
  return explainedSum(explained);
}
