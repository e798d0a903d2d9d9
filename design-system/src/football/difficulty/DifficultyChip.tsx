import { Box } from '../../components/base/Box';
import type { Theme } from '@mui/material/styles';
import { difficultyStep } from '@touchline/shared/domain';
import { formatOpponent, noValue } from '@touchline/shared/format';
import { staticClasses } from '../../theme/staticClasses';
import { difficultyColours, radius } from '../../theme/tokens';
import { clubName } from '../data/clubLooks';

/** A match from one club's side, as in lists of the API. */
export interface OpponentChip {
  opponent_id: string;
  is_home: boolean;
  /** 1 easy to 5 hard; decimals are rounded for the colour. */
  difficulty: number;
  /** Result of a finished match: `2–1`. */
  result?: string;
}

interface DifficultyChipProps {
  fixture: OpponentChip;
  size?: 'small' | 'medium';
}

const words = { 1: 'very easy', 2: 'easy', 3: 'medium', 4: 'hard', 5: 'very hard' } as const;

/**
 * An opponent in the colour of the difficulty: upper case at home, lower case away, the level in the corner.
 */
export function DifficultyChip({ fixture, size = 'medium' }: DifficultyChipProps) {
  const level = difficultyStep(fixture.difficulty);
  const venue = fixture.is_home ? 'home' : 'away';
  return (
    <span
      role="img"
      aria-label={`${clubName(fixture.opponent_id)}, ${venue}, ${words[level]} (${fixture.difficulty})${fixture.result ? `, ${fixture.result}` : ''}`}
      className={classes.chip}
      data-size={size}
      data-level={level}
    >
      {formatOpponent(fixture) || noValue}
      {fixture.result && <span className={classes.result}>{fixture.result}</span>}
      <span className={classes.corner}>{level}</span>
    </span>
  );
}

interface DifficultyCellProps {
  /** Undefined while the gameweek's fixtures are not known. */
  fixtures: readonly OpponentChip[] | undefined;
  size?: 'small' | 'medium';
}

/** A club's gameweek: one chip, two stacked in a double, a hatched box in a blank, a dash while unknown. */
export function DifficultyCell({ fixtures, size }: DifficultyCellProps) {
  if (fixtures === undefined)
    return (
      <span role="img" aria-label="Fixtures not known yet">
        {noValue}
      </span>
    );
  if (fixtures.length === 0) return <BlankGameweek size={size} />;
  return (
    <span className={classes.stack} title={fixtures.length > 1 ? 'Double gameweek' : undefined}>
      {fixtures.map((fixture, at) => (
        <DifficultyChip key={`${fixture.opponent_id}-${at}`} fixture={fixture} size={size} />
      ))}
    </span>
  );
}

function BlankGameweek({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  return (
    <span role="img" aria-label="No fixture" className={classes.blank} data-size={size}>
      <span className={classes.dash}>–</span>
    </span>
  );
}

const levelColours = Object.fromEntries(
  Object.entries(difficultyColours).map(([level, { bg, text }]) => [
    `&[data-level="${level}"]`,
    { backgroundColor: bg, color: text },
  ]),
);

const smallBox = { minWidth: 42, minHeight: 22 };

const box = ({ vars }: Theme) => ({
  minWidth: 50,
  minHeight: 30,
  // Chips with a result have two lines; chips without one get the same height.
  verticalAlign: 'middle',
  borderRadius: radius.cell,
  boxShadow: `inset 0 0 0 1px ${vars.palette.cell.outline}`,
  '&[data-size="small"]': smallBox,
});

/** Room for the level: 12 pixels, more with larger text. */
const corner = ({ spacing }: Theme) => `max(${spacing(3)}, 0.75rem)`;

const classes = staticClasses('difficulty', {
  chip: (theme) => ({
    ...theme.typography.table,
    ...box(theme),
    position: 'relative',
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    paddingLeft: theme.spacing(1),
    paddingRight: corner(theme),
    fontSize: '0.75rem',
    fontWeight: 700,
    lineHeight: 1.2,
    '&[data-size="small"]': {
      ...smallBox,
      padding: `${theme.spacing(0.5)} ${corner(theme)} ${theme.spacing(0.5)} ${theme.spacing(1)}`,
      fontSize: '0.6875rem',
    },
    ...levelColours,
  }),
  result: () => ({ fontSize: '0.6875rem', fontWeight: 500 }),
  corner: () => ({
    position: 'absolute',
    right: 3,
    bottom: 0,
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: '0.75rem',
  }),
  stack: () => ({ display: 'inline-flex', flexDirection: 'column', gap: '2px', verticalAlign: 'middle' }),
  blank: (theme) => ({
    ...box(theme),
    display: 'inline-grid',
    placeItems: 'center',
    color: theme.vars.palette.text.primary,
    backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 4px, transparent 4px 9px)`,
  }),
  dash: ({ spacing, vars }) => ({
    padding: `0 ${spacing(1)}`,
    lineHeight: 1,
    backgroundColor: vars.palette.background.paper,
    borderRadius: 4,
  }),
});

/** Legend of the five colours. */
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
              width: '1.375rem',
              height: '1.25rem',
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
