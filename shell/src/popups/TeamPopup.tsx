import {
  Box,
  Button,
  CloseIcon,
  ErrorState,
  IconButton,
  linkTo,
  RemoteView,
  SkeletonPitch,
  Stack,
  Tab,
  Tabs,
  TextLink,
  Typography,
  useShellVariant,
} from '@touchline/design-system';
import { Dialog, DialogContent } from '@touchline/design-system/popups';
import { ChipToken, Kit, kitFromFields } from '@touchline/design-system/football';
import { teamPopup } from '@touchline/shared/calls/teamPopup';
import { buildLink, shell, useFantasy, useHasPass } from '@touchline/shared/contract';
import type { GameweekNumber, TeamId } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import { lastReady, loading, type RemoteData } from '@touchline/shared/remote-data';
import { teamPopupClosed, teamPopupOpened, type ActiveTeam } from '@touchline/shared/shell-store';
import { useDispatch } from '@touchline/shared/store';
import type { TeamPopup as TeamPopupData } from '@touchline/shared/wire';
import { useId, useState } from 'react';
import { shellComponents } from '../app/shellComponents';
import { createShellParts } from '../app/shellParts';
import { bottomSheet, onBottomEdge } from './bottomSheet';
import { GameweekBars } from './GameweekBars';
import { GameweekStepper } from './GameweekStepper';
import { PicksTable } from './PicksTable';
import { PopupRivalToggle } from './PopupRivalToggle';

interface TeamInGameweek {
  readonly teamId: TeamId;
  readonly gameweek: GameweekNumber | undefined;
}

const popups = createShellParts('teamPopup', {
  team: async ({ teamId, gameweek }: TeamInGameweek) =>
    (await shell().api.call(teamPopup, { params: { team: teamId, gameweek: gameweek ?? '' } })).payload,
});

/** Any team in one gameweek: bars of its season, its pitch, its picks, and what it shares with the reader. */
export default function TeamPopup({ team }: { team: ActiveTeam }) {
  const dispatch = useDispatch();
  const titleId = useId();
  const isPhone = useShellVariant() === 'bottom';
  const current = useFantasy()?.gameweek_id ?? undefined;
  const gameweek = team.gameweek ?? current;
  const { data: asked, refresh } = popups.usePart(
    { name: 'team', teamId: team.teamId, gameweek },
    gameweek === current ? 'live' : 'calm',
  );
  const data = useStillShown(asked, team.teamId);
  const close = () => void dispatch(teamPopupClosed());
  const open = (gameweek: GameweekNumber) =>
    void dispatch(teamPopupOpened({ teamId: team.teamId, gameweek }));

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      sx={isPhone ? onBottomEdge : undefined}
      slotProps={{
        paper: {
          sx: isPhone
            ? { ...bottomSheet, maxWidth: '100%', height: '92dvh' }
            : { width: 880, maxWidth: 'calc(100% - 64px)' },
        },
      }}
    >
      <DialogContent sx={{ p: { xs: 3, sm: 5 } }}>
        <IconButton
          aria-label="Close"
          onClick={close}
          // A ground of its own: the pitch scrolls away under it.
          sx={{
            position: 'absolute',
            right: 8,
            top: 8,
            zIndex: 1,
            bgcolor: 'surface.raised',
            '&:hover': { bgcolor: 'surface.sunken' },
          }}
        >
          <CloseIcon />
        </IconButton>
        {data.status === 'failed' && !data.previous ? (
          <Box>
            <Typography id={titleId} variant="h2">
              Team
            </Typography>
            <ErrorState text="No footballer found" onRetry={refresh} />
          </Box>
        ) : (
          <RemoteView data={data} what="team" onRetry={refresh} skeleton={<Waiting titleId={titleId} />}>
            {(popup) => <PopupBody popup={popup} titleId={titleId} onGameweek={open} />}
          </RemoteView>
        )}
      </DialogContent>
    </Dialog>
  );
}

/**
 * While another gameweek of the same team is fetched, the one before stays: else the button that was just
 * pressed would be gone, and with it the place of who works by keyboard.
 */
function useStillShown(data: RemoteData<TeamPopupData>, teamId: TeamId): RemoteData<TeamPopupData> {
  const [shown, setShown] = useState({ teamId, data });
  const known = lastReady(data);
  if (known && lastReady(shown.data) !== known) setShown({ teamId, data });
  const isWaiting = !known && data.status !== 'failed';
  return isWaiting && shown.teamId === teamId ? loading(shown.data) : data;
}

function Waiting({ titleId }: { titleId: string }) {
  return (
    <Box>
      <Typography id={titleId} variant="h2" sx={{ mb: 3 }}>
        Team
      </Typography>
      <SkeletonPitch />
    </Box>
  );
}

interface PopupBodyProps {
  readonly popup: TeamPopupData;
  readonly titleId: string;
  readonly onGameweek: (gameweek: GameweekNumber) => void;
}

function PopupBody({ popup, titleId, onGameweek }: PopupBodyProps) {
  const currentGameweek = useFantasy()?.gameweek_id ?? popup.gameweek?.id ?? 1;
  const shown = popup.gameweek?.id ?? currentGameweek;
  return (
    <Stack sx={{ gap: 4 }}>
      <PopupHeader popup={popup} titleId={titleId} />
      <GameweekBars rows={popup.gameweeks} shown={shown} onOpen={onGameweek} />
      <GameweekStepper shown={shown} current={currentGameweek} onOpen={onGameweek} />
      {popup.pitch.team.pitch.length > 0 ? (
        <>
          <shellComponents.Pitch
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

function PopupHeader({ popup, titleId }: Pick<PopupBodyProps, 'popup' | 'titleId'>) {
  const { team, explained, is_own, active_chip } = popup;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, pr: 12 }}>
      <Kit kit={team.kit ? kitFromFields(team.kit) : null} size={56} />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {team.name}
        </Typography>
        {team.fullname && <Typography sx={{ color: 'text.secondary' }}>{team.fullname}</Typography>}
      </Box>
      {active_chip && <ChipToken chip={active_chip} />}
      <Box sx={{ textAlign: 'center' }}>
        <Typography variant="kpi" component="div">
          {formatPoints(explained?.nett ?? team.nett_points)}
        </Typography>
        <Typography variant="caption">Net points</Typography>
      </Box>
      {is_own ? <OwnLinks /> : <PopupRivalToggle teamId={team.id} teamName={team.name} />}
    </Box>
  );
}

/** The picks of the gameweek on screen, or the squad as it is now in the views of My Team. */
function SquadTabs({ popup }: Pick<PopupBodyProps, 'popup'>) {
  const [tab, setTab] = useState<'picks' | 'squad'>('picks');
  return (
    <Box>
      <Tabs value={tab} onChange={(_, next: typeof tab) => setTab(next)} aria-label="Tables of the team">
        <Tab value="picks" label="Picks" />
        <Tab value="squad" label="Squad" />
      </Tabs>
      <Box role="tabpanel" aria-label={tab === 'picks' ? 'Picks' : 'Squad'} sx={{ pt: 3 }}>
        {tab === 'picks' ? (
          <PicksTable side={popup.pitch.team} />
        ) : (
          <shellComponents.RemoteWidget slot="team_popup.squad" />
        )}
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
        {leagues.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={buildLink('rivals', { params: { view: id } })}>{name}</TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
