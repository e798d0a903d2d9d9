import type { FootballerId, GameweekNumber, PriceTenths } from '@touchline/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db';
import type { FootballerRecord } from '../../game/fpl/gameData';
import type { GameServices } from '../../game/handlers/gameServices';
import { findFootballerRecord } from '../../game/handlers/sourceDocuments';
import type { Season } from '../../game/season/season';

/** What the footballers of a team's first squad cost, by id. */
export type FirstPrices = ReadonlyMap<FootballerId, PriceTenths>;

interface FirstSquad {
  /** The team's first gameweek. */
  readonly gameweek: GameweekNumber;
  readonly footballers: readonly FootballerId[];
}

/**
 * Prices of a first squad at the deadline of its gameweek. A squad of the season's first gameweek paid the
 * prices before the season; the prices of a later one are in the documents of its footballers, and are stored
 * once read. Those that cannot be read now are missing.
 */
export async function readFirstPrices(
  services: GameServices,
  season: Season,
  { gameweek, footballers }: FirstSquad,
): Promise<FirstPrices> {
  if (gameweek <= (season.gameweeks[0]?.id ?? 1)) return new Map();
  const prices = await listGameweekPrices(services.db, season.id, gameweek);
  for (const id of footballers) {
    const footballer = season.footballer(id);
    if (prices.has(id) || footballer === undefined) continue;
    const price = priceIn(await findFootballerRecord(services, season, footballer), gameweek);
    if (price === undefined) continue;
    prices.set(id, price);
    await saveGameweekPrice(services.db, season.id, { gameweek, footballer_id: id, price });
  }
  return prices;
}

/**
 * The price at a gameweek's deadline. A footballer without a match in that gameweek has the price of the match
 * before. Undefined until the first match of the gameweek, and while the document is not available.
 */
export function priceIn(
  record: FootballerRecord | undefined,
  gameweek: GameweekNumber,
): PriceTenths | undefined {
  const rows = record?.matches ?? [];
  const own = rows.find((row) => row.gameweek === gameweek);
  if (own !== undefined) return own.price;
  const isPast = rows.some((row) => row.gameweek > gameweek);
  return isPast ? rows.findLast((row) => row.gameweek < gameweek)?.price : undefined;
}

/** Price of a footballer at a team's first deadline: the one read, else what the season's state says of it. */
export function firstPriceOf(
  season: Season,
  id: FootballerId,
  { gameweek, prices }: { readonly gameweek: GameweekNumber; readonly prices: FirstPrices },
): PriceTenths {
  const firstPrice = prices.get(id);
  const footballer = season.footballer(id);
  if (firstPrice !== undefined || footballer === undefined) return firstPrice ?? 0;
  const { price, price_change, price_change_start } = footballer;
  return price - (gameweek === season.current?.id ? price_change : price_change_start);
}

async function listGameweekPrices(
  db: Db,
  season: string,
  gameweek: GameweekNumber,
): Promise<Map<FootballerId, PriceTenths>> {
  const rows = await db.query(sql<{ footballer_id: FootballerId; price: PriceTenths }>`
    select footballer_id, price from gameweek_price where season = ${season} and gameweek = ${gameweek}`);
  return new Map(rows.map(({ footballer_id, price }) => [footballer_id, price]));
}

async function saveGameweekPrice(
  db: Db,
  season: string,
  row: { gameweek: GameweekNumber; footballer_id: FootballerId; price: PriceTenths },
): Promise<void> {
  await db.run(sql`
    insert into gameweek_price (season, gameweek, footballer_id, price)
    values (${season}, ${row.gameweek}, ${row.footballer_id}, ${row.price}) on conflict do nothing`);
}
