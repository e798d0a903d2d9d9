import { NotFoundState, PageFrame, RemoteView, SkeletonCard, Stack } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { SelectField } from '@touchline/design-system/inputs';
import { buildLink, useFantasy, useOnline, type Pace } from '@touchline/shared/contract';
import { isClubId, type ClubId } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { Navigate, useLocation, useParams } from '@touchline/shared/router';
import type { ClubHead } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { useClubQuery, type ClubQueryName, type ClubsResults } from '../../state/clubs.queries';
import { ClubHeadCard } from './ClubHeadCard';
import { useClubSeason } from './useClubSeason';

/** Fields that all replies about a club share. */
interface ClubAnswer {
  readonly head: ClubHead;
  readonly seasons?: readonly string[];
}

interface ClubFrameProps<Name extends ClubQueryName> {
  part: Name;
  pace: Pace;
  /** Name of the data, as read after "the": "fixtures". */
  what: string;
  children: (answer: ClubsResults[Name], club: ShownClub) => ReactNode;
}

/** Club and season of the page. */
export interface ShownClub {
  readonly club: ClubId;
  /** An earlier season; absent for the current one. */
  readonly season?: string;
}

const pages = [
  ['Overview', ''],
  ['Fixtures', 'fixtures'],
  ['Points', 'points'],
  ['Rivals', 'rivals'],
] as const;

/** Layout of every page of one club: heading, season, head card and tabs around the page's content. */
export function ClubFrame<Name extends ClubQueryName>(props: ClubFrameProps<Name>) {
  const code = useParams().id ?? '';
  const { pathname, search } = useLocation();
  const club = code.toLowerCase();
  if (!isClubId(club)) return <NotFoundState />;
  if (club !== code) return <Navigate to={pathname.replace(`/${code}`, `/${club}`) + search} replace />;
  return <FrameOfCode {...props} club={club} />;
}

function FrameOfCode<Name extends ClubQueryName>(props: ClubFrameProps<Name> & { club: ClubId }) {
  const { part, pace, what, club, children } = props;
  const [chosen, choose] = useClubSeason();
  const fantasy = useFantasy();
  // Ownership exists for the current season only, whatever season the address has.
  const season = part === 'clubRivals' || chosen === fantasy?.season ? undefined : chosen;
  const shown: ShownClub = { club, ...(season && { season }) };
  const answer = useClubQuery({ name: part, ...shown }, pace);
  const { data } = answer;
  const isOffline = !useOnline();
  const x = useLocation().pathname.split('/')[3] ?? '';
  if (data.status === 'failed' && data.failure.kind === 'notFound') return <NotFoundState />;
  // The compiler cannot infer through `Name` that all of these replies share these fields.
  const reply = lastValue(data) as ClubAnswer | undefined;
  const name = reply?.head.name ?? fantasy?.clubs.find(({ id }) => id === club)?.name ?? clubName(club);
  const linkTo = (page: string) => buildLink('club', { params: { id: club, x: page }, query: { season } });
  return (
    <PageFrame
      title={name}
      back={{ label: 'Clubs', to: buildLink('clubs') }}
      actions={reply?.seasons && <SeasonSelect seasons={reply.seasons} season={season} onSeason={choose} />}
      shown={answer}
      offline={isOffline}
      tabs={{
        items: pages.map(([label, page]) => ({ label, to: linkTo(page) })),
        open: linkTo(x),
        label: name,
      }}
    >
      <RemoteView
        data={data}
        what={what}
        onRetry={answer.refresh}
        skeleton={<SkeletonCard lines={8} what={what} />}
      >
        {(value) => (
          <Stack sx={{ gap: { xs: 4, md: 6 } }}>
            {reply && <ClubHeadCard head={reply.head} season={season} />}
            {children(value, shown)}
          </Stack>
        )}
      </RemoteView>
    </PageFrame>
  );
}

interface SeasonSelectProps {
  /** The current one first. */
  seasons: readonly string[];
  season: string | undefined;
  onSeason: (season: string | undefined) => void;
}

function SeasonSelect({ seasons, season, onSeason }: SeasonSelectProps) {
  const [running = ''] = seasons;
  return (
    <SelectField
      label="Season"
      value={season ?? running}
      options={seasons.map((one) => ({ value: one, label: one }))}
      onChange={(one) => onSeason(one === running ? undefined : one)}
    />
  );
}
