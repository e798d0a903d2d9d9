import { Box, ButtonBase, Section, Stack, Typography } from '@touchline/design-system';
import { clubKit, Kit } from '@touchline/design-system/football';
import type { FootballerId } from '@touchline/shared/domain';
import type { PlannedGameweek } from '@touchline/shared/plan';
import { formatDec1, formatGameweek } from '@touchline/shared/format';
import type { PlanView } from '../../domain/planView';
import { Opponents } from './Opponents';

interface PlanPitchProps {
  week: PlannedGameweek;
  view: PlanView;
  onPress: (footballer: FootballerId) => void;
}

/** The line-up and the bench; clicking a footballer opens the possible changes. */
export function PlanPitch({ week, view, onPress }: PlanPitchProps) {
  const { positions } = view.context.rules;
  const card = (id: FootballerId) => (
    <FootballerCard key={id} id={id} week={week} view={view} onPress={onPress} />
  );
  return (
    <Section title={`Line-up of ${formatGameweek(week.gameweek_id).toLowerCase()}`} look="card">
      <Stack sx={{ gap: 3 }}>
        {positions.map(({ code, label }) => (
          <Box component="ul" key={code} aria-label={label} sx={line}>
            {week.lineup.filter((id) => view.byId.get(id)?.position === code).map(card)}
          </Box>
        ))}
        <Typography variant="h3">Bench</Typography>
        <Box component="ol" aria-label="Bench" sx={line}>
          {week.bench.map(card)}
        </Box>
      </Stack>
    </Section>
  );
}

const line = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
} as const;

interface CardProps extends PlanPitchProps {
  id: FootballerId;
}

function FootballerCard({ id, week, view, onPress }: CardProps) {
  const footballer = view.byId.get(id);
  const mark = id === week.captain ? 'C' : id === week.vice_captain ? 'V' : '';
  const isNew = week.transfers.some((one) => one.in === id);
  const expected = view.context.expected(id, week.gameweek_id);
  return (
    <Box component="li" sx={place}>
      <ButtonBase onClick={() => onPress(id)} sx={card} aria-haspopup="dialog">
        <Kit kit={clubKit(footballer?.club_id ?? '')} keeper={footballer?.position === 'GKP'} size={32} />
        <Typography component="span" variant="caption" sx={name}>
          <span>{view.names.footballer(id)}</span>
          {mark && <b>{` (${mark})`}</b>}
        </Typography>
        {expected !== null && (
          <Typography component="span" variant="caption">
            {formatDec1(expected)}
          </Typography>
        )}
        <Opponents id={id} gameweek={week.gameweek_id} view={view} />
        {isNew && (
          <Typography component="span" variant="caption" sx={{ fontWeight: 700 }}>
            New
          </Typography>
        )}
      </ButtonBase>
    </Box>
  );
}

/**
 * One line in a narrow face: a name broken inside a word is hard to read. A long name is cut, the captain's mark behind it
 * is not.
 */
const name = {
  width: '100%',
  display: 'flex',
  justifyContent: 'center',
  fontWeight: 700,
  fontStretch: '75%',
  whiteSpace: 'pre',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
} as const;

/** In rem: a card grows with the reader's text size. On a phone five stand in a line, and fewer are wider. */
const place = { flex: { xs: '1 1 3.5rem', sm: '0 0 6rem' }, minWidth: 0, maxWidth: '6rem' } as const;

const card = {
  width: '100%',
  minHeight: 88,
  px: 0.5,
  py: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  textAlign: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
