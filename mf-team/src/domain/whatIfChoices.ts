import {
  type ChoiceProblem,
  choiceProblem,
  type FootballerId,
  type WhatIf,
  type WhatIfChoices,
  type WhatIfSubstitution,
  withChoices,
} from '@touchline/shared/domain';
import type { WhatIfData } from '@touchline/shared/wire';

type Facts = Pick<WhatIfData, 'own' | 'footballers' | 'rules'>;

/** Why the captain and the substitution of a link are impossible; undefined if they are possible. */
export function problemOf(data: Facts, choices: WhatIfChoices): ChoiceProblem | undefined {
  const positions = new Map(data.footballers.map(({ id, position }) => [id, position]));
  return data.own === null
    ? undefined
    : choiceProblem(data.own, choices, (id) => positions.get(id), data.rules);
}

/** The settings without impossible choices. */
export const possiblePart = (data: Facts, setting: WhatIf): WhatIf =>
  problemOf(data, setting) === undefined
    ? setting
    : { ...setting, captain: undefined, substitution: undefined };

/** The starters after a substitution: the captain is one of them. */
export function startersWith(data: Facts, substitution: WhatIfSubstitution | undefined): FootballerId[] {
  if (data.own === null) return [];
  const { footballers } = withChoices(data.own, { captain: undefined, substitution });
  return footballers.slice(0, data.rules.squad.lineup);
}

/** Every substitution that the game allows, by who starts instead. */
export function possibleSubstitutions(data: Facts): WhatIfSubstitution[] {
  const starters = startersWith(data, undefined);
  const bench = (data.own?.footballers ?? []).slice(starters.length);
  return bench
    .flatMap((cameOn) => starters.map((out) => ({ out, in: cameOn })))
    .filter((substitution) => problemOf(data, { captain: undefined, substitution }) === undefined);
}

/** A captain who goes to the bench is captain no more. */
export function withSubstitution(
  data: Facts,
  setting: WhatIf,
  substitution: WhatIfSubstitution | undefined,
): WhatIf {
  const { captain } = setting;
  const stays = captain === undefined || startersWith(data, substitution).includes(captain);
  return { ...setting, substitution, captain: stays ? captain : undefined };
}
