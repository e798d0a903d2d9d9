import { Box, EmptyState, PaywallBlock, SkeletonTable, Typography } from '@touchline/design-system';
import { usePassCardOpener, useFantasy, useHasPass } from '@touchline/shared/contract';
import type { FixtureId } from '@touchline/shared/domain';
import type { FixtureRivals } from '@touchline/shared/wire';
import { FixtureFrame } from '../../components/fixture/FixtureFrame';
import { FixturePage } from '../../components/fixture/FixturePage';
import { useFixturePace } from '../../components/fixture/useFixturePace';
import { WithFixture } from '../../components/fixture/WithFixture';
import { SwingText } from '../../components/SwingText';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { RivalsOfFixture } from './RivalsOfFixture';

/**
 * Ownership of a fixture's footballers in the view, and the swing for the manager. Views other than the own rivals are for
 * pass holders (page definitions 0.7). Route: /fixture/:pair/rivals
 */
export default function FixtureRivalsPage() {
  const isOwnRivals = (useFantasy()?.rivals_config.type ?? 'rivals') === 'rivals';
  const hasPass = useHasPass();
  if (!isOwnRivals && !hasPass)
    return <WithFixture>{(pair) => <LockedRivals key={pair} pair={pair} />}</WithFixture>;
  return (
    <FixturePage
      part="fixtureRivals"
      tab="rivals"
      what="rivals"
      from="scheduled"
      skeleton={<SkeletonTable rows={8} columns={5} what="rivals" />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState art="clipboard" title="Nobody here" text="No rival owns anyone here." />}
    >
      {(answer) => <RivalsContent answer={answer} />}
    </FixturePage>
  );
}

/** The locked page: its head comes from the overview's reply. */
function LockedRivals({ pair }: { pair: FixtureId }) {
  const passCardOpener = usePassCardOpener();
  const overview = useFixturesQuery({ name: 'fixtureOverview', of: pair }, useFixturePace(pair));
  return (
    <FixtureFrame pair={pair} tab="rivals" shown={overview}>
      <PaywallBlock onOpenPass={passCardOpener('fixture', 'rivals')} />
    </FixtureFrame>
  );
}

function RivalsContent({ answer: { rows, swing, config } }: { answer: FixtureRivals }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {swing !== null && (
        <Typography component="p" sx={{ m: 0 }}>
          This match against the mean of {config.label}: <SwingText value={swing} />
        </Typography>
      )}
      <RivalsOfFixture rows={rows} hasStarted={swing !== null} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Swing is your points minus the mean of the view: plus is good for you.
      </Typography>
    </Box>
  );
}
