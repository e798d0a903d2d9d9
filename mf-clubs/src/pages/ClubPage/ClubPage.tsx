import { Box, Section, Stack } from '@touchline/design-system';
import { FootballerViewTabs } from '@touchline/design-system/columns';
import { useAddressChoice } from '@touchline/shared/contract';
import type { FootballerView } from '@touchline/shared/wire';
import { ClubFrame, type ShownClub } from '../../components/club/ClubFrame';
import { ClubSquadTable } from '../../components/club/ClubSquadTable';
import { BestFootballers } from './BestFootballers';
import { SetPieceTakers } from './SetPieceTakers';
import { Unavailable } from './Unavailable';

/** Overview of a club: best footballers, unavailable ones, set-piece takers, squad. Route: /club/:id */
export default function ClubPage() {
  return (
    <ClubFrame part="clubOverview" pace="calm" what="club">
      {({ head, top, injuries, set_pieces }, shown) => (
        <>
          <Box sx={cards}>
            <BestFootballers club={head.id} footballers={top} season={shown.season} />
            <Stack sx={{ gap: 4 }}>
              <Unavailable club={head.id} footballers={injuries} season={shown.season} />
              <SetPieceTakers takers={set_pieces} season={shown.season} />
            </Stack>
          </Box>
          <Squad shown={shown} name={head.name} />
        </>
      )}
    </ClubFrame>
  );
}

const views: readonly FootballerView[] = [
  'default',
  'total_points',
  'gameweek_points',
  'fixtures_points',
  'gameweek_transfers',
  'predictions',
  'season_ticker',
];

function Squad({ shown, name }: { shown: ShownClub; name: string }) {
  const [view, setView] = useAddressChoice('view', views, 'default');
  return (
    <Section title="Squad">
      <Stack sx={{ gap: 3 }}>
        <FootballerViewTabs label="Views of the squad" views={views} view={view} onView={setView} />
        <ClubSquadTable shown={shown} name={name} view={view} emptyText="No squad data" />
      </Stack>
    </Section>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
} as const;
