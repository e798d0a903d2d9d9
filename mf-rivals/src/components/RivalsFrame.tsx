import { Box, Button, PageFrame, type PageFrameProps, RivalsIcon, TextLink } from '@touchline/design-system';
import { buildLink, useShell, useFantasy, useOnline } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';
import { useLocation } from '@touchline/shared/router';
import type { FantasyState } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import type { QueryResult } from '@touchline/shared/queries';
import { viewTabs } from './viewPages';

interface RivalsFrameProps {
  view: RivalsView;
  /** The page's data: the heading shows its age, and refreshing loads it again. */
  shown?: QueryResult<unknown>;
  /** The name of the view, if the reply has it. */
  title?: string;
  /** A line under the title: number of members, own position. */
  text?: ReactNode;
  /** What a swipe does, if not to open the tab beside. */
  onSwipe?: PageFrameProps['onSwipe'];
  children: ReactNode;
}

/** Layout of all pages of a view: its name, the switcher, tabs and refresh. */
export function RivalsFrame({ view, shown, title, text, onSwipe, children }: RivalsFrameProps) {
  const state = useFantasy();
  const { pathname } = useLocation();
  return (
    <PageFrame
      title={title ?? nameOf(view, state)}
      text={<UnderTitle text={text} />}
      beside={<ViewSwitcher />}
      shown={shown}
      offline={!useOnline()}
      onSwipe={onSwipe}
      tabs={{ items: viewTabs(view), open: openTab(view, pathname), label: 'Pages of this view' }}
    >
      {children}
    </PageFrame>
  );
}

/** Facts about the view, and the way to its leagues of another kind. */
function UnderTitle({ text }: { text: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
      {text}
      <TextLink to={buildLink('h2h')} sx={{ '@media (pointer: coarse)': { py: '11px' } }}>
        Head to head
      </TextLink>
    </Box>
  );
}

function ViewSwitcher() {
  const shell = useShell();
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<RivalsIcon />}
      aria-haspopup="menu"
      onClick={() => shell.openRivalsSwitcher()}
    >
      Switch view
    </Button>
  );
}

/** The view's name from the state, before a reply has loaded. */
function nameOf(view: RivalsView, state: FantasyState | null): string {
  if (view === 'rivals') return 'Rivals';
  if (view === 'elite') return 'Elite';
  const leagues = [...(state?.classic_leagues ?? []), ...(state?.leagues_preview ?? [])];
  return leagues.find(({ id }) => id === view)?.name ?? `League ${view}`;
}

/** The tab of a path: `points/phase` belongs to Points, an unknown segment to the rivals. */
function openTab(view: RivalsView, pathname: string): string {
  const x = pathname.split('/')[3] ?? '';
  return buildLink('rivals', { params: { view, x } });
}
