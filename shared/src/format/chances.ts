/** Percent without decimals; runs cannot say that something is certain, so the ends are `<1%` and `>99%`. */
export function chanceText(chance: number): string {
  const percent = chance * 100;
  if (percent < 1) return '<1%';
  if (percent > 99) return '>99%';
  return `${Math.round(percent)}%`;
}

/** `23 of 100`, with words at the ends. */
export function ofHundred(chance: number): string {
  const count = chance * 100;
  if (count < 1) return 'fewer than 1 of 100';
  if (count > 99) return 'more than 99 of 100';
  return `${Math.round(count)} of 100`;
}

/** Places of the manager among the teams of a view: `RivalsChances` has them. */
interface Places {
  readonly teams: number;
  /** 0 to 1. */
  readonly first: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

interface ChanceOfPlaces {
  readonly state: 'not_started' | 'no_squad' | 'running' | 'final';
  readonly places: Places | null;
}

/** Where the manager finishes among the teams of a view; undefined while nothing is known of it. */
export function placesText({ state, places }: ChanceOfPlaces): string | undefined {
  if (state === 'not_started') return 'Chances show after the deadline.';
  if (state === 'no_squad') return 'Chances show as soon as your squad of this gameweek is known.';
  if (places === null) return undefined;
  return state === 'final' ? finalPlace(places) : expectedPlace(places);
}

const finalPlace = ({ teams, low }: Places): string =>
  low === 1
    ? `You finished first of ${teams} this gameweek.`
    : `You finished in place ${low} of ${teams} this gameweek.`;

function expectedPlace({ teams, first, expected, low, high }: Places): string {
  const spread = low === high ? '' : ` (${low} to ${high})`;
  return `You finish first of ${teams} in ${ofHundred(first)} simulations of this gameweek, expected place ${Math.round(expected)}${spread}.`;
}
