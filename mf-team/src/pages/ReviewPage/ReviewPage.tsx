import { Button, EmptyState, linkTo, QueryView, SkeletonTable, Stack } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { useTeamQuery } from '../../state/team.queries';
import { LockedGameweeks } from './LockedGameweeks';
import { ReviewSum } from './ReviewSum';
import { ReviewTable } from './ReviewTable';

/** The decisions of the season, looked back at. Route: /team/review */
export default function ReviewPage() {
  const review = useTeamQuery({ name: 'review' }, 'calm');
  return (
    <TeamFrame title="Review" shown={review} pace="calm">
      <QueryView
        query={review}
        what="review"
        skeleton={<SkeletonTable what="review" columns={6} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NothingYet />}
      >
        {({ rows, sum }) => (
          <Stack sx={{ gap: { xs: 5, md: 7 } }}>
            <ReviewSum sum={sum} />
            <ReviewTable rows={rows.filter(({ locked }) => !locked)} />
            <LockedGameweeks count={rows.filter(({ locked }) => locked).length} />
          </Stack>
        )}
      </QueryView>
    </TeamFrame>
  );
}

const NothingYet = () => (
  <EmptyState
    art="clipboard"
    title="No gameweek to look back at"
    text="Your decisions appear when the first gameweek is final."
    action={
      <Button variant="outlined" {...linkTo(buildLink('team', { params: { x: 'next' } }))}>
        Next gameweek
      </Button>
    }
  />
);
