import { NotFoundState, PageFrame, QueryView, SkeletonTable } from '@touchline/design-system';
import { useOnline, useStrengthsNote } from '@touchline/shared/contract';
import { useParams } from '@touchline/shared/router';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { GameweekNotes } from './GameweekNotes';
import { Ticker } from './Ticker';
import { TickerToolbar } from './TickerToolbar';
import { isTickerKind, useTickerChoices } from './useTickerChoices';

/** Opponents of the coming gameweeks and their difficulty. Routes: /season_ticker, /season_ticker/:kind */
export default function TickerPage() {
  const { kind } = useParams();
  return kind === undefined || isTickerKind(kind) ? <SeasonTicker /> : <NotFoundState />;
}

function SeasonTicker() {
  const choices = useTickerChoices();
  const ticker = useFixturesQuery({ name: 'ticker', of: choices.kind }, 'calm');
  const note = useStrengthsNote();
  return (
    <PageFrame title="Season ticker" text={note} shown={ticker} offline={!useOnline()}>
      <TickerToolbar choices={choices} />
      <QueryView
        query={ticker}
        what="season ticker"
        skeleton={<SkeletonTable rows={20} columns={7} what="season ticker" />}
      >
        {(answer) => <Ticker ticker={answer} choices={choices} />}
      </QueryView>
      <GameweekNotes from={choices.from} to={choices.to} />
    </PageFrame>
  );
}
