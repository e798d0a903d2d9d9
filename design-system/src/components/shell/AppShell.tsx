import { Box } from '../base/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState, type ReactNode } from 'react';
import { bottomBarHeight } from '../../theme/tokens';
import { skipEntryOfClosedPopup } from '../dialogs/popupHistory';
import { openedLater } from '../later/openedLater';
import { gutters } from '../layout/Page';
import { OfflineBanner, WaitingBanner } from '../states/Banner';
import { visuallyHidden } from '../states/visuallyHidden';
import { BottomBar } from './BottomBar';
import { GoUp } from './GoUp';
import type { NavItem } from './navigation';
import { SideRail } from './SideRail';
import { TopBar } from './TopBar';

// The sheet's code loads when it is first opened.
const MoreSheet = openedLater(async () => {
  const { MoreSheet: Sheet } = await import(/* webpackChunkName: "more" */ './MoreSheet');
  return { default: Sheet };
});

export type ShellVariant = 'bottom' | 'top' | 'side';

interface AppShellProps {
  /** Places that are always visible on phones. */
  primary: readonly NavItem[];
  /** Places behind More; the side rail shows both. */
  secondary: readonly NavItem[];
  active?: string;
  title?: ReactNode;
  right?: ReactNode;
  /** Set while there is no connection; `at` is the time of the newest data. */
  offline?: { at?: number };
  /** Number of the user's changes that wait for the connection. */
  waiting?: number;
  moreOpen?: boolean;
  onMoreChange?: (open: boolean) => void;
  /** Chosen by the width of the window when absent. */
  variant?: ShellVariant;
  children: ReactNode;
}

/** Layout of every page: header, navigation for the current width, content. */
export function AppShell(props: AppShellProps) {
  const { primary, secondary, active, title, right, offline, waiting = 0, children } = props;
  const byWidth = useShellVariant();
  const variant = props.variant ?? byWidth;
  const [ownMore, setOwnMore] = useState(false);
  const more = props.moreOpen ?? ownMore;
  const changeMore = props.onMoreChange ?? setOwnMore;
  const [railOpen, setRailOpen] = useState(false);
  useSkipClosedPopups();
  return (
    <Box sx={{ minHeight: '100dvh', pb: variant === 'bottom' ? bottomBarHeight : 0 }}>
      <SkipLink />
      <TopBar
        title={title}
        right={right}
        active={active}
        items={variant === 'top' ? primary : []}
        onMore={() => changeMore(!more)}
        moreOpen={more}
      />
      <Box sx={{ display: 'flex' }}>
        {variant === 'side' && (
          <SideRail
            items={[...primary, ...secondary]}
            active={active}
            open={railOpen}
            onToggle={() => setRailOpen(!railOpen)}
          />
        )}
        {/* Padding at its end for the scroll-to-top button. */}
        <Box component="main" id="content" sx={{ flex: 1, minWidth: 0, pb: 12 }}>
          {(offline || waiting > 0) && (
            <Box sx={{ ...gutters, pt: { xs: 3, md: 4 } }}>
              {offline ? (
                <OfflineBanner at={offline.at} waiting={waiting} />
              ) : (
                <WaitingBanner count={waiting} />
              )}
            </Box>
          )}
          {children}
        </Box>
      </Box>
      <GoUp />
      {variant === 'bottom' && (
        <BottomBar items={primary} active={active} moreOpen={more} onMore={() => changeMore(!more)} />
      )}
      {variant !== 'side' && (
        <MoreSheet
          items={secondary}
          active={active}
          open={more}
          onClose={() => changeMore(false)}
          onMissing={() => changeMore(false)}
        />
      )}
    </Box>
  );
}

/** Back and Forward skip the history entries of closed popups. */
function useSkipClosedPopups() {
  useEffect(() => {
    window.addEventListener('popstate', skipEntryOfClosedPopup);
    return () => window.removeEventListener('popstate', skipEntryOfClosedPopup);
  }, []);
}

export function useShellVariant(): ShellVariant {
  const wide = useMediaQuery('(min-width:1200px)');
  const middle = useMediaQuery('(min-width:600px)');
  if (wide) return 'side';
  return middle ? 'top' : 'bottom';
}

/** First element in the tab order: skips the navigation. */
function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        ...visuallyHidden,
        '&:focus': {
          position: 'fixed',
          zIndex: 'tooltip',
          top: 8,
          left: 8,
          width: 'auto',
          height: 'auto',
          clipPath: 'none',
          p: 2,
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
        },
      }}
    >
      Skip to content
    </Box>
  );
}
