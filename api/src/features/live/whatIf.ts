import { countsIn, type EpochMs, type FootballerId, nearRank, rulesIn } from '@touchline/shared/domain';
import type { WhatIfData } from '@touchline/shared/wire';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import type { SquadRow } from '../../game/reports/teams.queries';
import { identityOf, type Season } from '../../game/season/season';
import type { LiveField, LiveManager } from './liveField';

/** Maximum number of managers sent: all near the rank, and as many others, evenly spread. */
const mostSent = 600;

type HandedIn = NonNullable<WhatIfData['managers']>['sample'][number];
type Squad = Omit<HandedIn, 'place' | 'counted'>;

/** A squad with the season total before the gameweek, and the team's official rank. */
export type SquadBefore = SquadRow & { readonly before: number; readonly rank: number | null };

interface WhatIfParts {
  readonly own: (SquadBefore & { readonly chips: readonly string[] }) | undefined;
  /** The current rank; undefined while unknown. */
  readonly rank: number | undefined;
  readonly field: LiveField | undefined;
  /** Undefined without pass. */
  readonly rivals:
    | { readonly label: string; readonly teams: readonly (SquadBefore & { readonly name: string })[] }
    | undefined;
}

export function whatIfData(
  season: Season,
  { own, rank, field, rivals }: WhatIfParts,
  now: EpochMs,
): WhatIfData {
  const gameweek = season.current?.id ?? 0;
  const sample = field === undefined || rank === undefined ? [] : thinned(field.managers, rank);
  const squads = [...(own === undefined ? [] : [own]), ...sample, ...(rivals?.teams ?? [])];
  const ids = new Set(squads.flatMap(({ footballers }) => footballers));
  return {
    gameweek: infoOrNull(season, season.current, now),
    rules: rulesIn(season.rules, gameweek),
    own: own === undefined ? null : { ...handedIn(own), rank: own.rank, chips: [...own.chips] },
    footballers: [...ids].map((id) => footballerOf(season, gameweek, id)),
    managers:
      field === undefined || sample.length === 0
        ? null
        : {
            in_all: field.now.managers,
            sample: sample.map((one) => ({ ...handedIn(one), place: one.place, counted: one.counted })),
          },
    rivals:
      rivals === undefined
        ? null
        : {
            label: rivals.label,
            teams: rivals.teams.map((team) => ({
              ...handedIn(team),
              ...{ rank: team.rank, id: team.team_id, name: team.name },
            })),
          },
  };
}

function handedIn({ footballers, captain, vice_captain, chip, transfers_cost, before }: Squad): Squad {
  return { footballers: [...footballers], captain, vice_captain, chip, transfers_cost, before };
}

function footballerOf(season: Season, gameweek: number, id: FootballerId): WhatIfData['footballers'][number] {
  return {
    ...identityOf(season, id),
    matches: (season.round(gameweek).footballers.get(id)?.matches ?? []).map((match) => ({
      finished: match.fixture.finished,
      lasted: match.lasted,
      counts: countsIn(match.stats),
      points: match.points - match.provisional_bonus,
      bonus: match.provisional_bonus,
    })),
  };
}

function thinned(managers: readonly LiveManager[], rank: number): readonly LiveManager[] {
  if (managers.length <= mostSent) return managers;
  const near = new Set(nearRank(managers, rank).slice(0, mostSent / 2));
  const step = Math.ceil(managers.length / (mostSent / 2));
  return managers.filter(
    (one, index) => near.has(one) || index % step === 0 || index === managers.length - 1,
  );
}
