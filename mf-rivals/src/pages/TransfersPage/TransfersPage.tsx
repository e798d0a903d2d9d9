import { GameweekSelect } from '@touchline/design-system/inputs';
import { useFantasy } from '@touchline/shared/contract';
import { editSearch, useSearchParams } from '@touchline/shared/router';
import { ViewPage } from '../../components/ViewPage';
import { MostMoved } from './MostMoved';
import { TeamTransfers } from './TeamTransfers';

/** Transfers of the teams of a view for a gameweek. Route: /rivals/:segment/transfers?gw= */
export default function TransfersPage() {
  const current = useFantasy()?.gameweek_id ?? undefined;
  const [gameweek, setGameweek] = useGameweek(current);
  return (
    <ViewPage
      part="transfers"
      pace="calm"
      what="transfers"
      gameweek={gameweek === current ? undefined : gameweek}
      above={
        current !== undefined &&
        gameweek !== undefined && <GameweekSelect value={gameweek} to={current} onChange={setGameweek} />
      }
      onSwipe={(step) => gameweek !== undefined && setGameweek(gameweek + step)}
      isEmpty={({ gameweek_id }) => gameweek_id === null}
      emptyText="Transfers show after the deadline."
    >
      {({ most_bought, most_sold, rows }) => (
        <>
          <MostMoved bought={most_bought} sold={most_sold} />
          <TeamTransfers rows={rows} />
        </>
      )}
    </ViewPage>
  );
}

/**
 * The gameweek in the address, from 1 to the current one; any other value is the current one, which the
 * address omits.
 */
function useGameweek(current: number | undefined) {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('gw'));
  const isThere = (gameweek: number) =>
    Number.isInteger(gameweek) && gameweek >= 1 && gameweek <= (current ?? 0);
  const choose = (gameweek: number) =>
    isThere(gameweek) &&
    setAddress((before) => editSearch(before, { gw: gameweek === current ? undefined : String(gameweek) }));
  return [isThere(asked) ? asked : current, choose] as const;
}
