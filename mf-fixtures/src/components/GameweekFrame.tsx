import { CountdownText, PageFrame, StateChip } from '@touchline/design-system';
import { GameweekSelect } from '@touchline/design-system/inputs';
import { buildLink, useLastGameweek, useOnline } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { useNavigate } from '@touchline/shared/router';
import type { GameweekSummary } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import type { FixturesTab } from './fixturesTab';
import type { QueryResult } from '@touchline/shared/queries';
import { useFixturesQuery } from '../state/fixtures.queries';
import { GameweekFacts } from './GameweekFacts';
import { useClockOffset } from '@touchline/shared/contract';

interface GameweekFrameProps {
  gameweek: number;
  /** The open tab; the fixtures themselves when absent. */
  tab?: FixturesTab;
  /** The page's data: the heading shows its age, and refreshing loads it again. */
  shown: QueryResult<unknown>;
  children: ReactNode;
}

/** Layout of all pages of a gameweek: its name and state, and navigation to other gameweeks. */
export function GameweekFrame({ gameweek, tab, shown, children }: GameweekFrameProps) {
  const { summary, refresh: refreshSummary } = useSummary(gameweek);
  const navigate = useNavigate();
  const last = useLastGameweek() ?? gameweek;
  const open = (to: number) => void (to >= 1 && to <= last && navigate(placeOf(to, tab)));
  const refresh = () => {
    shown.refresh();
    refreshSummary();
  };
  return (
    <PageFrame
      title={`Gameweek ${gameweek}`}
      beside={summary && <GameweekStateChip summary={summary} />}
      text={summary && <GameweekFacts summary={summary} />}
      shown={{ data: shown.data, refresh }}
      offline={!useOnline()}
      above={<GameweekSelect value={gameweek} to={last} onChange={open} />}
      onSwipe={(step) => open(gameweek + step)}
      tabs={{ items: tabsOf(gameweek), open: placeOf(gameweek, tab), label: `Gameweek ${gameweek}` }}
    >
      {children}
    </PageFrame>
  );
}

const placeOf = (gameweek: number, x?: FixturesTab) => buildLink('fixtures', { params: { gameweek, x } });

const tabsOf = (gameweek: number) => [
  { label: 'Fixtures', to: placeOf(gameweek) },
  { label: 'Events', to: placeOf(gameweek, 'events') },
  { label: 'Players', to: placeOf(gameweek, 'footballers') },
  { label: 'Points', to: placeOf(gameweek, 'points') },
  { label: 'Streaming', to: placeOf(gameweek, 'streaming') },
];

/** From the gameweek's own overview; until that has loaded, from the list of all gameweeks. */
function useSummary(gameweek: number): { summary: GameweekSummary | undefined; refresh: () => void } {
  const overview = useFixturesQuery({ name: 'overview', of: String(gameweek) }, 'live');
  const index = useFixturesQuery({ name: 'gameweeks' }, 'calm');
  const listed = lastValue(index.data)?.gameweeks.find(({ id }) => id === gameweek);
  return { summary: lastValue(overview.data)?.gameweek ?? listed, refresh: overview.refresh };
}

function GameweekStateChip({ summary: { state, deadline } }: { summary: GameweekSummary }) {
  const clockOffset = useClockOffset();
  return (
    <StateChip
      state={state}
      countdown={<CountdownText to={Date.parse(deadline)} clockOffset={clockOffset} />}
    />
  );
}
