import type { FootballerId } from '@touchline/shared/domain';
import {
  type GameweekOverview,
  gameweekOverview,
  gameweeksIndex,
  type GameweekStreaming,
  gameweekStreaming,
} from '@touchline/shared/wire';
import type { Broadcast, Gameweek } from '../../game/fpl/gameData';
import { freshness, gameNow } from '../../game/handlers/gameServices';
import { readGameweek } from '../../game/handlers/pathIds';
import { sharedReply, turnsBy } from '../../game/handlers/sharedReply';
import { findBroadcasts } from '../../game/handlers/sourceDocuments';
import { notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { gameweekPoints } from '../../game/reports/footballerRows';
import { gameweekInfo, gameweekSummary } from '../../game/reports/gameweekInfo';
import { instantOf } from '../../game/season/instant';
import { nameOf, type Season } from '../../game/season/season';
import type { Services } from '../../services';

/** Specification section 7: gameweeks. */
export function gameweekRoutes(services: Services): void {
  const { kit, clock } = services;

  route(kit, gameweeksIndex, async ({ params: { kind } }) => {
    if (kind !== 'index' && kind !== 'season') throw notFound();
    const now = await gameNow(services);
    return sharedReply(now, `gameweeks ${turnsBy(now.season, clock.now())}`, (season) => ({
      current: season.current?.id ?? null,
      next: season.next?.id ?? null,
      gameweeks: season.gameweeks.map((gameweek) => gameweekSummary(season, gameweek, clock.now())),
    }));
  });

  route(kit, gameweekOverview, async ({ params }) => {
    const now = await gameNow(services);
    const gameweek = readGameweek(now.season, params.id);
    return sharedReply(now, `gameweek ${gameweek.id} ${turnsBy(now.season, clock.now())}`, (season) =>
      overviewOf(season, gameweek, clock.now()),
    );
  });

  route(kit, gameweekStreaming, async ({ params }) => {
    const now = await gameNow(services);
    const { season } = now;
    const gameweek = readGameweek(season, params.id);
    const broadcasts = await findBroadcasts(services, season, gameweek.id);
    const payload = {
      gameweek: gameweekInfo(season, gameweek, clock.now()),
      fixtures: streamingOf(season, gameweek, broadcasts),
    };
    return { success: true, payload, ...freshness(now) };
  });
}

/** Fixtures with broadcasters, by kick-off. */
function streamingOf(
  season: Season,
  { id }: Gameweek,
  broadcasts: readonly Broadcast[],
): GameweekStreaming['fixtures'] {
  return season.fixturesIn(id).flatMap((fixture) => {
    const { channels } = broadcasts.find(({ number }) => number === fixture.number) ?? { channels: [] };
    if (channels.length === 0) return [];
    const { home, away, kickoff } = fixture;
    return [{ id: fixture.id, home, away, kickoff: instantOf(kickoff), channels }];
  });
}

function overviewOf(season: Season, gameweek: Gameweek, now: number): GameweekOverview {
  const named = (id: FootballerId | null) =>
    id === null ? null : { id, name: nameOf(season, id), points: gameweekPoints(season, id, gameweek.id) };
  return {
    gameweek: gameweekSummary(season, gameweek, now),
    previous: season.gameweek(gameweek.id - 1)?.id ?? null,
    next: season.gameweek(gameweek.id + 1)?.id ?? null,
    // Known once the deadline has passed.
    transfers_made: gameweek.id > (season.current?.id ?? 0) ? null : gameweek.transfers_made,
    chips_played: gameweek.chips_played,
    most_selected: named(gameweek.most_selected),
    most_captained: named(gameweek.most_captained),
    most_vice_captained: named(gameweek.most_vice_captained),
    most_transferred_in: named(gameweek.most_transferred_in),
    top_footballer: named(gameweek.top_footballer?.id ?? null),
  };
}
