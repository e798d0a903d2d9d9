import { asFootballerId, type BadgeKey, type FootballerId } from '@touchline/shared/domain';
import { sql } from 'kysely';
import { badgesOfSeason } from '../season/badgesOfSeason';
import type { Games } from '../season/game';
import { digestOf, saveDocument } from '../season/gameState.queries';
import type { IngestDeps } from './ingestSeason';
import type { BadgeMoment, Moment } from '../season/moments';
import { saveMoments } from '../season/moments.queries';

type Carried = Record<FootballerId, readonly BadgeKey[]>;

/**
 * Stores badges that footballers have gained since the last check. A badge that is lost and regained is
 * stored once per gameweek; the first check of a season stores none, since the time of their gain is unknown.
 */
export async function noteBadges({
  db,
  fpl,
  clock,
  games,
}: IngestDeps & { readonly games: Games }): Promise<void> {
  const game = await games.of(fpl.season).find();
  if (game === undefined) return;
  const { season } = game;
  const gameweek = season.current?.id ?? 0;
  const carried: Carried = Object.fromEntries(badgesOfSeason(season));
  const text = JSON.stringify(carried);
  await db.transaction(async () => {
    const stored = await db.findOne(sql<{ epoch: number; data: Carried }>`
      select epoch, data from game_document where season = ${fpl.season} and kind = 'badges' for update`);
    if (stored !== undefined && stored.epoch >= season.epoch) return;
    const document = {
      kind: 'badges',
      gameweek: 0,
      epoch: season.epoch,
      digest: digestOf(text),
      text,
    } as const;
    await saveDocument(db, fpl.season, document);
    if (stored !== undefined) await saveMoments(db, fpl.season, gained(stored.data, carried));
  });

  function gained(before: Carried, now: Carried): Moment[] {
    return Object.entries(now).flatMap(([id, keys]) =>
      keys
        .filter((badge) => before[asFootballerId(Number(id))]?.includes(badge) !== true)
        .map((badge) => {
          const data: BadgeMoment = { badge, gameweek };
          const footballer_id = asFootballerId(Number(id));
          return {
            id: `badge-${id}-${badge}-${gameweek}`,
            kind: 'badge',
            at: clock.now(),
            footballer_id,
            data,
          };
        }),
    );
  }
}
