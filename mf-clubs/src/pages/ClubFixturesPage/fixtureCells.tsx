import { Box, TextLink, visuallyHidden } from '@touchline/design-system';
import { clubName, DifficultyChip } from '@touchline/design-system/football';
import { buildLink, useServerClock } from '@touchline/shared/contract';
import { cellPhase } from '@touchline/shared/domain';
import { formatCellPhase, formatGameweekShort, noValue } from '@touchline/shared/format';
import type { FixtureCell } from '@touchline/shared/wire';
import { ClubName } from '../../components/ClubName';

interface FixtureProps {
  fixture: FixtureCell;
  /** An earlier season: its gameweeks and matches have no pages. */
  season?: string;
}

/** `GW24`, linking to the gameweek's fixtures. */
export function GameweekOf({ fixture: { gameweek_id }, season }: FixtureProps) {
  if (gameweek_id === null) return <span>{noValue}</span>;
  const words = formatGameweekShort(gameweek_id);
  if (season !== undefined) return <span>{words}</span>;
  return (
    <TextLink to={buildLink('fixtures', { params: { gameweek: gameweek_id } })} color="inherit">
      {words}
    </TextLink>
  );
}

export function Opponent({ fixture: { opponent_id }, season }: FixtureProps) {
  return <ClubName club={{ id: opponent_id, name: clubName(opponent_id) }} season={season} />;
}

/** The chip of the difficulty, read out as "home to Luton, difficulty 1 of 5". */
export function Difficulty({ fixture: { result: _, ...fixture } }: FixtureProps) {
  const venue = fixture.is_home ? 'home to' : 'away at';
  return (
    <Box component="span" sx={{ position: 'relative' }}>
      <span aria-hidden>
        <DifficultyChip fixture={fixture} />
      </span>
      <Box component="span" sx={visuallyHidden}>
        {`${venue} ${clubName(fixture.opponent_id)}, difficulty ${fixture.difficulty} of 5`}
      </Box>
    </Box>
  );
}

/** The result, else the kick-off, linking to the match. */
export function ResultOrTime({ fixture, season }: FixtureProps) {
  const words = useResultOrTime(fixture);
  if (season !== undefined) return words;
  return (
    <TextLink to={buildLink('fixture', { params: { id: fixture.fixture_id } })} color="inherit">
      {words}
    </TextLink>
  );
}

function useResultOrTime(fixture: FixtureCell) {
  const cell = cellPhase(fixture, useServerClock()());
  const words = formatCellPhase(cell);
  if (cell.phase === 'over') return <strong>{words}</strong>;
  return cell.phase === 'scheduled' ? <time dateTime={cell.kickoff}>{words}</time> : <span>{words}</span>;
}
