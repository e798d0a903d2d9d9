import Box from '@mui/material/Box';
import { pointsClass, type PointsClass } from '@touchline/shared/domain';
import { formatPoints, missingPointsTitles } from '@touchline/shared/format';
import { pointsClassColours } from '../../theme/tokens';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { SparkIcon } from '../data/footballIcons';

interface PointsPillProps {
  /** Nothing: not played yet, which is not zero. */
  value: number | null | undefined;
  /** From the value when left out. */
  cls?: PointsClass;
  /** Bonus in it is provisional: italic, with an asterisk. */
  provisional?: boolean;
  /** What a missing value means here. */
  of?: keyof typeof missingPointsTitles;
}

/** Points on the colour of their class. */
export function PointsPill({ value, cls, provisional = false, of = 'gameweek' }: PointsPillProps) {
  if (value == null) return <MissingPoints title={missingPointsTitles[of]} />;
  const name = cls ?? pointsClass(value);
  const { bg, text } = pointsClassColours[name];
  return (
    <Box
      component="span"
      data-points-class={name}
      title={provisional ? 'With provisional bonus' : undefined}
      sx={{ ...pill, bgcolor: bg, color: text, fontStyle: provisional ? 'italic' : undefined }}
    >
      {formatPoints(value)}
      {provisional && '*'}
      {name === 'godlike' && <SparkIcon sx={{ fontSize: 11, ml: 0.5 }} />}
    </Box>
  );
}

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 34,
  height: 24,
  px: 1.5,
  borderRadius: 0.6,
  boxShadow: (theme: { vars: { palette: { cell: { outline: string } } } }) =>
    `inset 0 0 0 1px ${theme.vars.palette.cell.outline}`,
  typography: 'table',
  fontWeight: 700,
} as const;

function MissingPoints({ title }: { title: string }) {
  return (
    <Box component="span" title={title} sx={{ ...pill, color: 'text.secondary', position: 'relative' }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {title}
      </Box>
    </Box>
  );
}
