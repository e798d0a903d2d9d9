import {
  Box,
  IconButton,
  NextIcon,
  PreviousIcon,
  QueryView,
  SkeletonPitch,
  Stack,
  useMediaQuery,
  type Theme,
} from '@touchline/design-system';
import { useTableAddress } from '@touchline/design-system/data';
import { SelectField } from '@touchline/design-system/inputs';
import type { ClubId } from '@touchline/shared/domain';
import type { ClubsLineups } from '@touchline/shared/wire';
import { ClubsFrame } from '../../components/ClubsFrame';
import { lastValue } from '@touchline/shared/remote-data';
import { useClubsQuery } from '../../state/clubs.queries';
import { ClubLineup } from './ClubLineup';

/** The last or expected line-up of one club, and its opponent's beside it. Route: /clubs/lineups */
export default function LineupsPage() {
  const { filter, onFilter } = useTableAddress();
  const lineup = useClubsQuery(
    { name: 'lineups', club: filter('club')?.toLowerCase() as ClubId | undefined },
    'live',
  );
  const goBy = (step: number) => {
    const shown = lastValue(lineup.data);
    const next = shown && clubBeside(shown, step);
    if (next) onFilter({ club: next.id });
  };
  return (
    <ClubsFrame shown={lineup} onSwipe={goBy}>
      <QueryView query={lineup} what="line-up" skeleton={<SkeletonPitch what="line-up" />}>
        {(reply) => <Lineups lineup={reply} onClub={(club) => onFilter({ club })} goBy={goBy} />}
      </QueryView>
    </ClubsFrame>
  );
}

/** The club `step` places after the shown one; the first follows the last. */
function clubBeside({ clubs, club_id }: ClubsLineups, step: number) {
  const at = clubs.findIndex(({ id }) => id === club_id);
  return clubs[(at + step + clubs.length) % clubs.length];
}

interface LineupsProps {
  lineup: ClubsLineups;
  onClub: (club: ClubId) => void;
  goBy: (step: number) => void;
}

function Lineups({ lineup, onClub, goBy }: LineupsProps) {
  const { clubs, club_id, fixture } = lineup;
  const hasRoomForTwo = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Stack sx={{ gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <IconButton aria-label="Previous club" onClick={() => goBy(-1)}>
          <PreviousIcon />
        </IconButton>
        <SelectField
          label="Club"
          value={club_id}
          options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onClub}
        />
        <IconButton aria-label="Next club" onClick={() => goBy(1)}>
          <NextIcon />
        </IconButton>
      </Box>
      <Box sx={pitches}>
        <ClubLineup lineup={lineup} />
        {hasRoomForTwo && fixture && (
          <OpponentLineup club={fixture.opponent_id} hasFirst={lineup.kind !== 'none'} />
        )}
      </Box>
    </Stack>
  );
}

/** @param hasFirst whether another pitch is rendered beside it */
function OpponentLineup({ club, hasFirst }: { club: ClubId; hasFirst: boolean }) {
  const lineup = useClubsQuery({ name: 'lineups', club }, 'live');
  return (
    <QueryView
      query={lineup}
      what="opponent's line-up"
      skeleton={<SkeletonPitch what="opponent's line-up" />}
    >
      {(reply) => <ClubLineup lineup={reply} isSecond={hasFirst} />}
    </QueryView>
  );
}

const pitches = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 6,
  alignItems: 'start',
} as const;
