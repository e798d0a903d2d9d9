import Box from '@mui/material/Box';
import { difficultyStep } from '@touchline/shared/domain';
import { formatOpponent } from '@touchline/shared/format';
import { difficultyColours } from '../../theme/tokens';
import { clubName } from '../data/clubLooks';

/** A match from one club's side, as it travels in lists. */
export interface OpponentChip {
  opponent_id: string;
  is_home: boolean;
  /** 1 easy to 5 hard; may have decimals, the colour takes the nearest whole. */
  difficulty: number;
  /** Of a match that is over: `2–1`. */
  result?: string;
}

interface DifficultyChipProps {
  fixture: OpponentChip;
  size?: 'small' | 'medium';
}

const words = { 1: 'very easy', 2: 'easy', 3: 'middling', 4: 'hard', 5: 'very hard' } as const;

/** An opponent on the colour of how hard he is: upper case at home, lower case away, the level in the corner. */
export function DifficultyChip({ fixture, size = 'medium' }: DifficultyChipProps) {
  const level = difficultyStep(fixture.difficulty);
  const { bg, text } = difficultyColours[level];
  const small = size === 'small';
  const venue = fixture.is_home ? 'home' : 'away';
  return (
    <Box
      component="span"
      role="img"
      aria-label={`${clubName(fixture.opponent_id)}, ${venue}, ${words[level]} (${fixture.difficulty})${fixture.result ? `, ${fixture.result}` : ''}`}
      sx={{
        position: 'relative',
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        minWidth: small ? 36 : 50,
        minHeight: small ? 22 : 30,
        pl: 1,
        pr: small ? 1 : 2.5,
        borderRadius: 0.6,
        boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.cell.outline}`,
        bgcolor: bg,
        color: text,
        typography: 'table',
        fontSize: small ? '0.6875rem' : '0.75rem',
        fontWeight: 700,
        lineHeight: 1.2,
      }}
    >
      {formatOpponent(fixture)}
      {fixture.result && (
        <Box component="span" sx={{ fontSize: '0.6875rem', fontWeight: 500 }}>
          {fixture.result}
        </Box>
      )}
      {!small && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            right: 3,
            bottom: 0,
            fontSize: '0.6875rem',
            fontWeight: 500,
            lineHeight: '12px',
          }}
        >
          {level}
        </Box>
      )}
    </Box>
  );
}

/** A club's gameweek: one chip, two under each other in a double, a hatched box in a blank. */
export function DifficultyCell({
  fixtures,
  size,
}: {
  fixtures: readonly OpponentChip[];
  size?: 'small' | 'medium';
}) {
  if (fixtures.length === 0) return <BlankGameweek size={size} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexDirection: 'column', gap: '2px' }}>
      {fixtures.map((fixture, at) => (
        <DifficultyChip key={`${fixture.opponent_id}-${at}`} fixture={fixture} size={size} />
      ))}
    </Box>
  );
}

function BlankGameweek({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return (
    <Box
      component="span"
      role="img"
      aria-label="No fixture"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: size === 'small' ? 36 : 50,
        minHeight: size === 'small' ? 22 : 30,
        borderRadius: 0.6,
        color: 'text.primary',
        backgroundImage: (theme) =>
          `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 4px, transparent 4px 9px)`,
        boxShadow: (theme) => `inset 0 0 0 1px ${theme.vars.palette.cell.outline}`,
      }}
    >
      <Box component="span" sx={{ px: 1, lineHeight: 1, bgcolor: 'background.paper', borderRadius: 0.4 }}>
        –
      </Box>
    </Box>
  );
}

/** What the five colours mean. */
export function DifficultyLegend() {
  return (
    <Box
      component="ul"
      aria-label="Fixture difficulty"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {([1, 2, 3, 4, 5] as const).map((level) => (
        <Box
          component="li"
          key={level}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.75rem' }}
        >
          <Box
            component="span"
            sx={{
              width: 22,
              height: 20,
              borderRadius: 0.6,
              display: 'grid',
              placeItems: 'center',
              fontWeight: 700,
              bgcolor: difficultyColours[level].bg,
              color: difficultyColours[level].text,
            }}
          >
            {level}
          </Box>
          {words[level]}
        </Box>
      ))}
    </Box>
  );
}
