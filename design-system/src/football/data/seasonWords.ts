/** Names of clubs, categories and positions in the current season. */
export interface SeasonWords {
  readonly clubs: readonly {
    readonly id: string;
    readonly name: string;
    readonly code?: number | null | undefined;
  }[];
  /** The game's own labels, for categories without one of ours. */
  readonly categories: Readonly<Record<string, string>>;
  readonly positions: Readonly<Record<string, string>>;
}

let words: Omit<SeasonWords, 'clubs'> = { categories: {}, positions: {} };
let clubs: ReadonlyMap<string, SeasonWords['clubs'][number]> = new Map();

/**
 * Called by the shell once per tab, when the season's state has loaded. Before that, and outside of a season,
 * clubs are found by their letters.
 */
export function tellSeason(next: SeasonWords): void {
  words = next;
  clubs = new Map(next.clubs.map((club) => [club.id, club]));
}

/** The club that has these three letters in the current season; undefined for any other. */
export const clubOfSeason = (letters: string) => clubs.get(letters.toLowerCase());

export const seasonLabels = () => words;
