import { QueryView, SkeletonTable, Typography } from '@touchline/design-system';
import { useStrengthsNote } from '@touchline/shared/contract';
import { ClubsFrame } from '../../components/ClubsFrame';
import { useClubsQuery } from '../../state/clubs.queries';
import { StrengthTable } from './StrengthTable';

/** Strength of each club, at home and away. Route: /clubs/strength */
export default function StrengthPage() {
  const strength = useClubsQuery({ name: 'strength' }, 'calm');
  const note = useStrengthsNote();
  return (
    <ClubsFrame shown={strength}>
      <QueryView
        query={strength}
        what="strength of the clubs"
        skeleton={<SkeletonTable rows={20} columns={6} what="strength of the clubs" />}
      >
        {({ rows }) => (
          <>
            {note !== null && <Typography color="text.secondary">{note}</Typography>}
            <StrengthTable rows={rows} />
          </>
        )}
      </QueryView>
    </ClubsFrame>
  );
}
