import { Box } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { DifficultyChip } from '@touchline/design-system/football';
import { formatCount, formatSigned } from '@touchline/shared/format';
import type { StandingsRow } from '@touchline/shared/wire';
import { ClubName } from '../../components/ClubName';
import { FormDots } from '../../components/FormDots';

/** Omitted on a phone, where the four deciding columns fit. */
const onlyOnWideScreens = new Set(['won', 'drawn', 'lost', 'goals_for', 'goals_against']);

/** Columns of the league table; shorter on a phone. */
export const standingsColumns = (isPhone: boolean): Column<StandingsRow>[] => [
  {
    key: 'club',
    label: 'Club',
    sortValue: ({ name }) => name,
    cell: (club) => <PlacedClub club={club} isShort={isPhone} />,
  },
  ...(isPhone ? numbersOfAPhone : numbers),
  {
    key: 'form',
    label: 'Form',
    meaning: 'The last five results, oldest first',
    kind: 'mark',
    sortValue: ({ form }) => pointsFrom(form),
    cell: ({ form }) => <FormDots form={form} />,
  },
  {
    key: 'next',
    label: 'Next',
    meaning: 'Next opponent and how hard he is, 1 easy to 5 hard',
    kind: 'mark',
    sortValue: ({ next }) => next?.difficulty,
    cell: ({ next }) => (next ? <DifficultyChip fixture={next} /> : '–'),
  },
];

const numbers: readonly Column<StandingsRow>[] = [
  numberColumn('played', 'P', 'Played'),
  numberColumn('won', 'W', 'Won'),
  numberColumn('drawn', 'D', 'Drawn'),
  numberColumn('lost', 'L', 'Lost'),
  numberColumn('goals_for', 'GF', 'Goals for'),
  numberColumn('goals_against', 'GA', 'Goals against'),
  numberColumn('goal_difference', 'GD', 'Goal difference', formatSigned),
  numberColumn('points', 'Pts', 'Points', (points) => <strong>{formatCount(points)}</strong>),
];

/** The league's own order is by points, so these come right after the club. */
const numbersOfAPhone = numbers
  .filter(({ key }) => !onlyOnWideScreens.has(key))
  .sort((a, b) => Number(b.key === 'points') - Number(a.key === 'points'));

function PlacedClub({ club, isShort }: { club: StandingsRow; isShort: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ minWidth: '1.5em', textAlign: 'right', color: 'text.secondary' }}>
        {club.position}
      </Box>
      <ClubName club={club} isShort={isShort} />
    </Box>
  );
}

/** League points of the results shown: 3 for a win, 1 for a draw. */
const pointsFrom = (form: StandingsRow['form']) =>
  form.reduce((sum, outcome) => sum + { W: 3, D: 1, L: 0 }[outcome], 0);
