import {
  PageBody,
  PageHeading,
  PullToRefresh,
  RefreshButton,
  RemoteView,
  SkeletonTable,
} from '@touchline/design-system';
import { useOnline } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import { useFixturesPart } from '../../state/fixtures.parts';
import { GameweekNotes } from './GameweekNotes';
import { Ticker } from './Ticker';
import { TickerToolbar } from './TickerToolbar';
import { useTickerChoices } from './useTickerChoices';

/** Who meets whom in the coming gameweeks, and how hard that is. Route: /season_ticker */
export default function TickerPage() {
  const choices = useTickerChoices();
  const ticker = useFixturesPart({ name: 'ticker', of: choices.kind }, 'calm');
  const isOffline = !useOnline();
  const isBusy = ticker.data.status === 'loading';
  const at = lastReady(ticker.data)?.at;
  return (
    <PullToRefresh onRefresh={ticker.refresh} busy={isBusy && at !== undefined}>
      <PageBody>
        <PageHeading
          title="Season ticker"
          actions={<RefreshButton onRefresh={ticker.refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        <TickerToolbar choices={choices} />
        <RemoteView
          data={ticker.data}
          what="season ticker"
          onRetry={ticker.refresh}
          skeleton={<SkeletonTable rows={20} columns={7} what="season ticker" />}
        >
          {(known) => <Ticker ticker={known} choices={choices} />}
        </RemoteView>
        <GameweekNotes from={choices.from} to={choices.to} />
      </PageBody>
    </PullToRefresh>
  );
}
