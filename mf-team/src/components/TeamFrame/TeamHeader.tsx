import {
  Banner,
  Box,
  Button,
  ButtonBase,
  DownIcon,
  RemoteView,
  Skeleton,
  Stack,
  Typography,
  useMediaQuery,
  Waiting,
  type KpiItem,
} from '@touchline/design-system';
import {
  ChipToken,
  Kit,
  kitFromFields,
  RankText,
  SkeletonTeamHeader,
  TeamHeaderCard,
} from '@touchline/design-system/football';
import type { QueryResult } from '@touchline/shared/queries';
import { explain } from '@touchline/shared/remote-data';
import { formatCost, formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';
import { keepsRankWords, shownRank } from '../../domain/shownRank';
import { pointsSoFar } from '../../domain/pointsSoFar';
import { LiveNumber } from '../LiveNumber';
import { useRemembered } from '../useRemembered';

/**
 * The team and its rank, above each of its pages. If it cannot be loaded, only a line says so, because the
 * page below shows its own error.
 */
export function TeamHeader({ overview: { data, refresh } }: { overview: QueryResult<TeamOverview> }) {
  if (data.status === 'failed' && !data.previous) {
    return (
      <Banner tone="warning" action={<Button onClick={refresh}>Try again</Button>}>
        {explain(data.failure, "the team's figures")}
      </Banner>
    );
  }
  return (
    <RemoteView data={data} what="team's figures" onRetry={refresh} skeleton={<HeaderSkeleton />}>
      {(overview) => <Header overview={overview} />}
    </RemoteView>
  );
}

/** Upright or on its side: in both the full card would leave the page's content no room. */
const useIsPhone = () => useMediaQuery('(max-width:599.95px), (max-height:499.95px)', { noSsr: true });

/** Height of the line in pixels: large enough for touch, and used for its skeleton. */
const lineHeight = 52;

/** On a phone one expandable line, so that the pitch below starts in the upper half of the screen. */
function Header({ overview }: { overview: TeamOverview }) {
  const isPhone = useIsPhone();
  const [state, setState] = useRemembered('touchline.team.header', ['closed', 'open'], 'closed');
  if (!isPhone) return <OwnTeamCard overview={overview} />;
  const isOpen = state === 'open';
  return (
    <Stack sx={{ gap: 2 }}>
      <TeamLine overview={overview} isOpen={isOpen} onToggle={() => setState(isOpen ? 'closed' : 'open')} />
      {isOpen && <OwnTeamCard overview={overview} />}
    </Stack>
  );
}

function HeaderSkeleton() {
  return useIsPhone() ? (
    <>
      <Waiting what="team's figures" />
      <Skeleton variant="rounded" height={lineHeight} />
    </>
  ) : (
    <SkeletonTeamHeader what="team's figures" />
  );
}

interface TeamLineProps {
  overview: TeamOverview;
  isOpen: boolean;
  onToggle: () => void;
}

/** Team, points and rank in one line; expanded it shows all figures, including the points. */
function TeamLine({ overview, isOpen, onToggle }: TeamLineProps) {
  const { team, gameweek } = overview;
  const rank = shownRank(overview);
  return (
    <ButtonBase aria-expanded={isOpen} onClick={onToggle} sx={teamLine}>
      <Kit kit={team.kit && kitFromFields(team.kit)} size={28} />
      <Box component="span" sx={nameAndFigures}>
        <Typography component="span" sx={{ flex: '1 0 0', minWidth: '6rem', fontWeight: 700 }} noWrap>
          {team.name}
        </Typography>
        {!isOpen && (
          <Typography component="span" variant="body2" sx={figures}>
            <span>
              <LiveNumber
                key={gameweek?.id}
                value={pointsSoFar(overview)}
                label="Gameweek points"
                isAnnounced
              />{' '}
              pts
            </span>
            <span title={`${rank.label}${rank.note === undefined ? '' : `, ${rank.note}`}`}>
              <RankText value={rank.value} move={rank.move} />
            </span>
          </Typography>
        )}
      </Box>
      <DownIcon aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
    </ButtonBase>
  );
}

const teamLine = {
  width: '100%',
  minHeight: lineHeight,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.4,
  bgcolor: 'background.paper',
} as const;

/** On the narrowest phones, and with large text, the figures stand below the name. */
const nameAndFigures = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  textAlign: 'left',
} as const;

const figures = { display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;

/** Maps the own team to the header card. */
export function OwnTeamCard({ overview }: { overview: TeamOverview }) {
  const { team } = overview;
  return (
    <TeamHeaderCard
      team={{
        name: team.name,
        manager: team.fullname,
        country: team.country,
        kit: team.kit && kitFromFields(team.kit),
      }}
      note={notesOf(overview)}
      stats={keyFigures(overview)}
    />
  );
}

/** What keeps the rank while the gameweek runs; what the squad is worth. */
function notesOf({ bank, value, live_rank }: TeamOverview): string | undefined {
  const notes = [
    ...(live_rank ? [keepsRankWords(live_rank)] : []),
    ...(bank !== null && value !== null ? [worth(value, bank)] : []),
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}

/** Value of the squad and money left. The game includes the bank in the value. */
const worth = (value: number, bank: number) => `Squad ${formatCost(value - bank)} · Bank ${formatCost(bank)}`;

function keyFigures(overview: TeamOverview): KpiItem[] {
  const { team, gameweek, explained, active_chip } = overview;
  const rank = shownRank(overview);
  return [
    {
      label: 'GW points',
      value: (
        <LiveNumber key={gameweek?.id} value={pointsSoFar(overview)} label="Gameweek points" isAnnounced />
      ),
      note: bonusNote(overview),
    },
    { label: 'Total', value: formatCount(explained?.total ?? team.points) },
    {
      label: rank.label,
      value: <RankText value={rank.value} move={rank.move} />,
      note: rank.note,
    },
    {
      label: 'GW rank',
      value: formatRank(overview.gameweek_rank),
      note: overview.ranks_at === null ? undefined : 'when final',
    },
    { label: 'Transfers cost', value: formatPoints(overview.transfers_cost) },
    ...(active_chip ? [{ label: 'Chip', value: <ChipToken chip={active_chip} /> }] : []),
  ];
}

/** `+2 bonus`: the part of the points that is provisional. */
function bonusNote(overview: TeamOverview): string | undefined {
  if (pointsSoFar(overview) === null) return undefined;
  const bonus = overview.explained?.provisional_bonus ?? 0;
  return bonus > 0 ? `+${bonus} bonus` : undefined;
}
