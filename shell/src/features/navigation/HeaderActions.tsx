import {
  Badge,
  Box,
  Button,
  ButtonBase,
  type ButtonProps,
  IconButton,
  linkTo,
  ProfileMenu,
  RivalsIcon,
  SearchIcon,
  StarOutlineIcon,
  StateChip,
  useScheme,
  useShellVariant,
} from '@touchline/design-system';
import { buildLink, useFantasy, useHasPass, useUser } from '@touchline/shared/contract';
import { isAdmin, leagueLabel } from '@touchline/shared/domain';
import { formatGameweekShort } from '@touchline/shared/format';
import { closedOne, opened } from '@touchline/shared/shell-store';
import { useDispatch, useSelector } from '@touchline/shared/store';
import type { Kit as KitFields } from '@touchline/shared/wire';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ServerCountdown } from '../../services/components/ServerCountdown';
import { useShell } from '../../services/context/ShellContext';
import { type HostRoot } from '../../services/store/shellStore';
import { loadedComponent } from '../../services/loading/loadedComponents';
import { gameweekNow } from './gameweekNow';
import { loadOwnKit } from './loadOwnKit';

/** The right side of the header: gameweek, search, rivals view, watchlist, profile. */
export function HeaderActions() {
  const variant = useShellVariant();
  return (
    <>
      <GameweekChip />
      <SearchButton compact={variant !== 'side'} />
      <SwitcherButton compact={variant !== 'side'} />
      {variant !== 'bottom' && <WatchlistButton />}
      <Profile />
    </>
  );
}

/** In rem: with text of twice the size the header has half the room. */
const narrowHeader = '@container (max-width: 21rem)';

/** States whose chip alone fills a phone's header. */
const longStates: ReadonlySet<string> = new Set(['open', 'provisional', 'empty']);

function GameweekChip() {
  const state = useFantasy();
  const now = state && gameweekNow(state);
  if (!now) return null;
  return (
    <ButtonBase
      {...linkTo(buildLink('fixtures', { params: { gameweek: now.id } }))}
      sx={{
        borderRadius: 999,
        gap: 1.5,
        typography: 'caption',
        fontWeight: 700,
        color: 'header.text',
        minHeight: 44,
      }}
    >
      <Box
        component="span"
        sx={{
          display: { xs: longStates.has(now.state) ? 'none' : 'inline', sm: 'inline' },
          [narrowHeader]: { display: 'none' },
        }}
      >
        {formatGameweekShort(now.id)}
      </Box>
      <StateChip
        state={now.state}
        {...(now.deadline && { countdown: <ServerCountdown to={now.deadline} past="passed" compact /> })}
      />
    </ButtonBase>
  );
}

interface HeaderButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'aria-haspopup' | 'aria-expanded' | 'aria-label' | 'children'
> {
  icon: ReactNode;
  /** Only the icon: there is no room for words. */
  compact: boolean;
}

const HeaderButton = ({ icon, compact, children, ...props }: HeaderButtonProps) =>
  compact ? (
    <IconButton {...props}>{icon}</IconButton>
  ) : (
    <Button {...props} startIcon={icon} sx={{ color: 'header.text', whiteSpace: 'nowrap' }}>
      {children}
    </Button>
  );

function SwitcherButton({ compact }: { compact: boolean }) {
  const { services } = useShell();
  const label = useFantasy()?.rivals_config.label ?? 'Rivals';
  const isOpen = useSelector(({ ui }: HostRoot) => ui.open.rivals);
  return (
    <HeaderButton
      compact={compact}
      icon={<RivalsIcon />}
      onClick={() => services.openRivalsSwitcher()}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`Rivals view: ${label}`}
    >
      {leagueLabel(label)}
    </HeaderButton>
  );
}

/** Its keys are in `features/search/searchKeys.ts`. */
function SearchButton({ compact }: { compact: boolean }) {
  const dispatch = useDispatch();
  return (
    <HeaderButton
      compact={compact}
      icon={<SearchIcon />}
      onClick={() => dispatch(opened('search'))}
      aria-haspopup="dialog"
      aria-label="Search"
    >
      Search /
    </HeaderButton>
  );
}

function WatchlistButton() {
  const watched = useFantasy()?.watchlist.length ?? 0;
  const to = buildLink('footballers', { params: { x: 'list' }, query: { category: 'watchlist' } });
  return (
    <IconButton {...linkTo(to)} aria-label={`Watchlist, ${watched} players`}>
      <Badge badgeContent={watched || undefined} color="secondary">
        <StarOutlineIcon />
      </Badge>
    </IconButton>
  );
}

function Profile() {
  const { session } = useShell();
  const dispatch = useDispatch();
  const user = useUser();
  const team = useFantasy()?.team;
  const pass = useHasPass();
  const open = useSelector(({ ui }: HostRoot) => ui.open.profile);
  const { mode, setMode } = useScheme();
  if (!user) return null;
  return (
    <ProfileMenu
      user={{ username: user.username, admin: isAdmin(user.role) }}
      {...(team && { team })}
      pass={pass}
      avatar={<OwnKit initial={user.username.slice(0, 1).toUpperCase()} kit={team?.kit ?? null} />}
      mode={mode}
      onMode={setMode}
      open={open}
      onOpenChange={(next) => dispatch(next ? opened('profile') : closedOne('profile'))}
      onLogout={() => {
        // The menu covers the page: a message that the logout failed could not be reached.
        dispatch(closedOne('profile'));
        void session.logout();
      }}
    />
  );
}

const KitLater = lazy(loadOwnKit);

/** The manager's kit; the first letter of the name until the kit has loaded, or when there is none. */
function OwnKit({ initial, kit }: { initial: string; kit: KitFields | null }) {
  const [Kit] = useState(() => loadedComponent(loadOwnKit) ?? KitLater);
  if (!kit) return initial;
  return (
    <Suspense fallback={initial}>
      <Kit kit={kit} />
    </Suspense>
  );
}
