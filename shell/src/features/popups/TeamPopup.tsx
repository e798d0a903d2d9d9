import {
  Box,
  Button,
  ErrorState,
  linkTo,
  RemoteView,
  SkeletonPitch,
  Stack,
  TextLink,
  Typography,
} from '@touchline/design-system';
import { Tab, Tabs } from '@touchline/design-system/tabs';
import { PopupTitle, TeamPopupFrame, TeamPopupHeader } from '@touchline/design-system/popups';
import { BenchmarkCell, ChipToken, Kit, kitFromFields } from '@touchline/design-system/football';
import { teamPopup } from '@touchline/shared/calls/teamPopup';
import { buildLink, useFantasy, useHasPass } from '@touchline/shared/contract';
import { findBenchmark, type GameweekNumber, type TeamId } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import { lastReady, loading, type RemoteData } from '@touchline/shared/remote-data';
import { teamPopupClosed, teamPopupOpened, type ActiveTeam } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import type { TeamPopup as TeamPopupData } from '@touchline/shared/wire';
import { useState } from 'react';
import { Pitch } from '../pitch/onDemand';
import { RemoteWidget } from '../../services/remotes/RemoteWidget';
import { createShellQueries } from '../../services/context/shellQueries';
import { GameweekBars } from './GameweekBars';
import { GameweekStepper } from './GameweekStepper';
import { PicksTable } from './PicksTable';
import { PopupChances } from './PopupChances';
import { PopupRivalToggle } from './PopupRivalToggle';

interface TeamInGameweek {
  readonly teamId: TeamId;
  readonly gameweek: GameweekNumber | undefined;
}

const popups = createShellQueries('teamPopup', (api) => ({
  team: async ({ teamId, gameweek }: TeamInGameweek) =>
    (await api.call(teamPopup, { params: { team: teamId, gameweek: gameweek ?? '' } })).payload,
}));

/**
 * Any team in one gameweek: bars of its season, its pitch, its picks, and the leagues it shares with the
 * reader.
 */
export default function TeamPopup({ team }: { team: ActiveTeam }) {
  const dispatch = useDispatch();
  const current = useFantasy()?.gameweek_id ?? undefined;
  const gameweek = team.gameweek ?? current;
  const { data: asked, refresh } = popups.useQuery(
    { name: 'team', teamId: team.teamId, gameweek },
    gameweek === current ? 'live' : 'calm',
  );
  const data = useStillShown(asked, team.teamId);
  const close = () => void dispatch(teamPopupClosed());
  const open = (gameweek: GameweekNumber) =>
    void dispatch(teamPopupOpened({ teamId: team.teamId, gameweek }));

  return (
    <TeamPopupFrame open onClose={close}>
      {data.status === 'failed' && !data.previous ? (
        <>
          <PopupTitle alone>Team</PopupTitle>
          <ErrorState text="No footballer found" onRetry={refresh} />
        </>
      ) : (
        <RemoteView data={data} what="team" onRetry={refresh} skeleton={<Waiting />}>
          {(popup) => <PopupBody popup={popup} onGameweek={open} />}
        </RemoteView>
      )}
    </TeamPopupFrame>
  );
}

/**
 * While another gameweek of the same team loads, the previous one stays: otherwise the pressed button would
 * unmount and keyboard users would lose the focus.
 */
function useStillShown(data: RemoteData<TeamPopupData>, teamId: TeamId): RemoteData<TeamPopupData> {
  const [shown, setShown] = useState({ teamId, data });
  const latest = lastReady(data);
  if (latest && lastReady(shown.data) !== latest) setShown({ teamId, data });
  const isWaiting = !latest && data.status !== 'failed';
  return isWaiting && shown.teamId === teamId ? loading(shown.data) : data;
}

function Waiting() {
  return (
    <Stack sx={{ gap: 3 }}>
      <PopupTitle alone>Team</PopupTitle>
      <SkeletonPitch />
    </Stack>
  );
}

interface PopupBodyProps {
  readonly popup: TeamPopupData;
  readonly onGameweek: (gameweek: GameweekNumber) => void;
}

function PopupBody({ popup, onGameweek }: PopupBodyProps) {
  const currentGameweek = useFantasy()?.gameweek_id ?? popup.gameweek?.id ?? 1;
  const shown = popup.gameweek?.id ?? currentGameweek;
  return (
    <Stack sx={{ gap: 4 }}>
      <PopupHeader popup={popup} />
      {!popup.is_own && shown === currentGameweek && <PopupChances teamId={popup.team.id} />}
      <GameweekBars rows={popup.gameweeks} shown={shown} onOpen={onGameweek} />
      <GameweekStepper shown={shown} current={currentGameweek} onOpen={onGameweek} />
      {popup.pitch.team.pitch.length > 0 ? (
        <>
          <Pitch
            pitch={popup.pitch}
            label={`${popup.team.name} in gameweek ${shown}`}
            initialMetric="gameweek_points"
          />
          <SquadTabs popup={popup} />
        </>
      ) : (
        <Typography>No squad in this gameweek.</Typography>
      )}
      {!popup.is_own && <SharedLeagues leagues={popup.leagues} />}
    </Stack>
  );
}

const eventPoints = findBenchmark('summary_event_points');

function PopupHeader({ popup }: Pick<PopupBodyProps, 'popup'>) {
  const { team, explained, is_own, active_chip } = popup;
  const points = explained?.nett ?? team.nett_points;
  return (
    <TeamPopupHeader
      name={team.name}
      manager={team.fullname}
      kit={<Kit kit={team.kit ? kitFromFields(team.kit) : null} size={56} />}
      chip={active_chip && <ChipToken chip={active_chip} />}
      points={eventPoints ? <BenchmarkCell value={points} benchmark={eventPoints} /> : formatPoints(points)}
      actions={is_own ? <OwnLinks /> : <PopupRivalToggle teamId={team.id} teamName={team.name} />}
    />
  );
}

/** The picks of the shown gameweek, or the current squad rendered with the views of My Team. */
function SquadTabs({ popup }: Pick<PopupBodyProps, 'popup'>) {
  const [tab, setTab] = useState<'picks' | 'squad'>('picks');
  return (
    <Box>
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} aria-label="Tables of the team">
        <Tab value="picks" label="Picks" />
        <Tab value="squad" label="Squad" />
      </Tabs>
      <Box role="tabpanel" aria-label={tab === 'picks' ? 'Picks' : 'Squad'} sx={{ pt: 3 }}>
        {tab === 'picks' ? <PicksTable side={popup.pitch.team} /> : <RemoteWidget slot="team_popup.squad" />}
      </Box>
    </Box>
  );
}

function OwnLinks() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button variant="outlined" size="small" {...linkTo('/team')}>
        My team
      </Button>
      <Button variant="outlined" size="small" {...linkTo('/team/next')}>
        Next GW
      </Button>
    </Box>
  );
}

function SharedLeagues({ leagues }: { leagues: TeamPopupData['leagues'] }) {
  const pass = useHasPass();
  if (leagues.length === 0) return pass ? <Typography>You're not in any leagues together.</Typography> : null;
  return (
    <Box>
      <Typography>You're both in the following league(s):</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {leagues.map(({ id, name, untracked }) => (
          <li key={id}>
            {untracked === undefined ? (
              <TextLink to={buildLink('rivals', { params: { view: id } })}>{name}</TextLink>
            ) : (
              <>
                {name}
                <Typography variant="caption" component="div">
                  {untracked}
                </Typography>
              </>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
