import type { Position } from '@touchline/shared/domain';
import type { TransfersWidget } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { transfersBalance } from '../../game/season/badgesOfSeason';
import type { Season } from '../../game/season/season';

const shown = 5;

/** Footballers with the most transfers in, out, and net since the last deadline. */
export function transfersWidget(season: Season): TransfersWidget {
  const most = (value: (footballer: Footballer) => number) =>
    [...season.footballers]
      .sort((a, b) => value(b) - value(a) || a.id - b.id)
      .slice(0, shown)
      .map(transferRow);
  return {
    in: most(({ transfers_in_event }) => transfers_in_event),
    out: most(({ transfers_out_event }) => transfers_out_event),
    nett: most(transfersBalance),
  };
}

function transferRow(footballer: Footballer): TransfersWidget['in'][number] {
  return {
    id: footballer.id,
    name: footballer.name,
    club_id: footballer.club_id,
    position: footballer.position as Position,
    balance: transfersBalance(footballer),
    transfers_in: footballer.transfers_in_event,
    transfers_out: footballer.transfers_out_event,
  };
}
