import { Box, Button, EmptyState, linkTo, QueryView, Skeleton, Stack } from '@touchline/design-system';
import { buildLink, Pitch, useHasPass } from '@touchline/shared/contract';
import type { TeamNext } from '@touchline/shared/wire';
import { ExpectedChoice } from '../../components/ExpectedChoice';
import { NoSquadYet } from '../../components/NoSquadYet';
import { PitchAndTable } from '../../components/PitchAndTable/PitchAndTable';
import { PitchAndTableSkeleton } from '../../components/PitchAndTable/PitchAndTableSkeleton';
import { SquadTablesLater } from '../../components/SquadTables/SquadTablesLater';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { useExpectedKind } from '../../components/useExpectedKind';
import { useTeamQuery } from '../../state/team.queries';
import { DeadlineLine } from './DeadlineLine';
import { Doubts } from './Doubts';
import { SuggestedChanges } from './SuggestedChanges';

/** The next gameweek: suggested line-up and captain, and doubts. Route: /team/next */
export default function NextPage() {
  const next = useTeamQuery({ name: 'next' }, 'calm');
  return (
    <TeamFrame title="Next gameweek" shown={next} pace="calm">
      <QueryView
        query={next}
        what="suggested line-up"
        skeleton={<SuggestionSkeleton />}
        isEmpty={({ gameweek }) => gameweek === null}
        empty={<SeasonFinished />}
      >
        {(suggestion) => <Suggestion next={suggestion} onChanged={next.refresh} />}
      </QueryView>
    </TeamFrame>
  );
}

const SeasonFinished = () => (
  <EmptyState
    title="Season finished"
    text="There is no gameweek left to prepare for."
    action={
      <Button variant="outlined" {...linkTo(buildLink('team', { params: { x: 'points' } }))}>
        Your season in points
      </Button>
    }
  />
);

/** The lists precede the pitch in the document: a screen reader reads the suggested actions first. */
function Suggestion({ next, onChanged }: { next: TeamNext; onChanged: () => void }) {
  const kind = useExpectedKind();
  const { info, team, gameweek, changes, doubts } = next;
  const hasSquad = team.pitch.flat().length + team.subs.length > 0;
  const hasPass = useHasPass();
  const pitch = (
    <Pitch
      pitch={{ info, team }}
      label={gameweek ? `Suggested line-up for ${gameweek.label.toLowerCase()}` : 'Suggested line-up'}
      initialMetric={hasPass ? 'ep_next' : 'rivals'}
    />
  );
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      {gameweek && <DeadlineLine gameweek={gameweek} />}
      {hasSquad ? (
        <>
          <ExpectedChoice onChanged={onChanged} />
          <Box sx={sideBySide}>
            <SuggestedChanges changes={changes} />
            <Doubts doubts={doubts} gameweek={gameweek} />
          </Box>
          <PitchAndTable
            pitch={pitch}
            table={<SquadTablesLater key={kind} startView="predictions" pace="calm" />}
          />
        </>
      ) : (
        <NoSquadYet />
      )}
    </Stack>
  );
}

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: { xs: 4, md: 6 },
} as const;

/** Placeholder of deadline, lists, pitch and table, against layout shift. */
function SuggestionSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 77, sm: 40 } }} />
      <Box sx={sideBySide}>
        <Skeleton variant="rounded" height={128} />
        <Skeleton variant="rounded" height={128} />
      </Box>
      <PitchAndTableSkeleton what="suggested line-up" />
    </Stack>
  );
}
