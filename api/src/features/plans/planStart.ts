import type { GameweekNumber } from '@touchline/shared/domain';
import {
  freeTransfersAfter,
  type PlanFootballer,
  type PlanMarket,
  type PlanStart,
  purchasePrice,
} from '@touchline/shared/plan';
import type { PlanStartReply } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { comingGameweeks } from '../../game/reports/fixtureCells';
import { type CardReader, isLocked } from '../../game/reports/paidValues';
import type { HistoryRow, SquadRow, TransferRow } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { type FirstPrices, firstPriceOf } from './firstPrices';
import { chanceShown } from '../../game/reports/matchChance';

/** Stored data of a team from which a plan starts. */
export interface PlanFacts {
  readonly history: readonly HistoryRow[];
  /** The squad for the next gameweek. */
  readonly squad: SquadRow | undefined;
  /** Newest first. */
  readonly transfers: readonly TransferRow[];
  /** What the first squad cost; by default that of a team from the season's first gameweek. */
  readonly first?: { readonly gameweek: GameweekNumber; readonly prices: FirstPrices };
}

const fromTheStart: NonNullable<PlanFacts['first']> = { gameweek: 1, prices: new Map() };

/** Undefined before the first squad and after the last gameweek. */
export function planStartOf(
  season: Season,
  { history, squad, transfers, first = fromTheStart }: PlanFacts,
): PlanStart | undefined {
  const { next, rules } = season;
  if (squad === undefined || next === undefined) return undefined;
  const chipOf = (gameweek: number) => history.find((row) => row.gameweek === gameweek)?.chip ?? null;
  const dated = transfers
    .map((one) => ({ gameweek_id: one.gameweek, in: one.in, in_cost: one.in_price }))
    .reverse();
  return {
    gameweek_id: next.id,
    squad: squad.footballers.map((footballer_id) => ({
      footballer_id,
      bought: purchasePrice(footballer_id, firstPriceOf(season, footballer_id, first), dated, chipOf, rules),
    })),
    captain: squad.captain,
    vice_captain: squad.vice_captain,
    bank: history.findLast(({ gameweek }) => gameweek <= squad.gameweek)?.bank ?? 0,
    free_transfers: freeTransfersAfter(
      history.map((row) => ({ gameweek_id: row.gameweek, transfers: row.transfers, chip: row.chip })),
      rules,
    ),
    played: history.flatMap(({ chip, gameweek }) => (chip === null ? [] : [{ chip, gameweek_id: gameweek }])),
  };
}

/**
 * Status of footballers who left the league: the game no longer sells them. Those with `n` (international
 * duty, not eligible against the parent club) return, and the game sells them meanwhile.
 */
const gone = 'u';

const planFootballer = ({ id, position, club_id, price, status }: Footballer): PlanFootballer => ({
  footballer_id: id,
  position,
  club_id,
  price,
  can_be_bought: status !== gone,
});

export const planMarketOf = perSeason(
  (season): PlanMarket => new Map(season.footballers.map((one) => [one.id, planFootballer(one)])),
);

/** The market of the planner. */
export function planStartReply(
  season: Season,
  start: PlanStart | undefined,
  { gameweeks, reader }: { gameweeks: number; reader: CardReader },
): PlanStartReply {
  const coming = comingGameweeks(season, gameweeks);
  return {
    season: season.id,
    rules: season.rules,
    gameweeks: coming.flatMap((id) => {
      const deadline = instantOf(season.gameweek(id)?.deadline ?? null);
      return deadline === null ? [] : [{ id, deadline }];
    }),
    start:
      start === undefined
        ? null
        : {
            ...start,
            squad: start.squad.map(({ footballer_id, bought }) => ({ footballer_id, bought })),
            played: [...start.played],
          },
    footballers: season.footballers.map((one) => {
      const { position, club_id, price, can_be_bought } = planFootballer(one);
      return {
        id: one.id,
        name: one.name,
        position: position as 'GKP',
        club_id,
        price,
        can_be_bought,
        chance: chanceShown(season, one),
        total_points: one.total_points,
        selected_by: one.selected_by,
        ...(isLocked(season, reader, 'ep_next', one.id) ? {} : { ep_next: one.ep_next }),
      };
    }),
    fixtures: season.fixtures.flatMap(({ gameweek, home, away }) =>
      gameweek !== null && coming.includes(gameweek) ? [{ gameweek_id: gameweek, home, away }] : [],
    ),
  };
}
