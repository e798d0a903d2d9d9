import { clubKit, FixtureRow } from '@touchline/design-system/football';
import { buildLink, useFantasy } from '@touchline/shared/contract';
import type { FixtureRow as Fixture } from '@touchline/shared/wire';
import { toFixtureData } from '../../components/toFixtureData';
import { scorersOf } from '../../domain/scorersOf';
import { Scorers } from './Scorers';

/** One fixture: score or time, scorers, and the manager's footballers in it. */
export function GameweekFixture({ fixture }: { fixture: Fixture }) {
  const view = useFantasy()?.rivals_config.label;
  const mine = fixture.mine.map(({ club_id, ...player }) => ({ ...player, kit: clubKit(club_id) }));
  const scorers = scorersOf(fixture);
  return (
    <FixtureRow
      fixture={toFixtureData(fixture)}
      to={buildLink('fixture', { params: { id: fixture.id } })}
      mine={mine}
      playersPerRival={fixture.rivals_share}
      view={view}
      scorers={scorers.home.length + scorers.away.length > 0 && <Scorers scorers={scorers} />}
    />
  );
}
