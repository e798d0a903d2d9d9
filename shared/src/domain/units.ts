/**
 * Units of numbers. Ids are branded, so that neither another id nor a plain number can be used as a footballer's.
 * Other units are plain: they are computed and written as literals everywhere, and each sum would need a cast.
 */
declare const brand: unique symbol;
type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** Number of a footballer within one season. */
export type FootballerId = Branded<number, 'FootballerId'>;
/** Number of a fantasy team (a manager's entry for the season). */
export type TeamId = Branded<number, 'TeamId'>;
/** Number of a classic mini-league. */
export type LeagueId = Branded<number, 'LeagueId'>;
/** Three-letter lower-case code of a club: `ars`. */
export type ClubId = Branded<string, 'ClubId'>;
/** A fixture within a season, home code first: `ars-mci`. */
export type FixtureId = Branded<string, 'FixtureId'>;
/** UUID of a Touchline account. */
export type AccountId = Branded<string, 'AccountId'>;

/**
 * An id of a plain value from outside the types: an address, a storage, a document of upstream. Nothing is checked;
 * replies of the API need none, because their schemas name the ids.
 */
export const asFootballerId = (plain: number) => plain as FootballerId;
/** See `asFootballerId`. */
export const asTeamId = (plain: number) => plain as TeamId;
/** See `asFootballerId`. */
export const asLeagueId = (plain: number) => plain as LeagueId;
/** See `asFootballerId`. */
export const asClubId = (plain: string) => plain as ClubId;
/** Whether a text has the form of a club's code; the season says whether there is such a club. */
export const isClubId = (text: string): text is ClubId => /^[a-z]{3}$/.test(text);
/** See `asFootballerId`. */
export const asFixtureId = (plain: string) => plain as FixtureId;
/** See `asFootballerId`. */
export const asAccountId = (plain: string) => plain as AccountId;

/** Scoring round, from 1 to the season's last. */
export type GameweekNumber = number;
/** Points of the fantasy game. */
export type Points = number;
/** Tenths of a million pounds: 125 is £12.5m. */
export type PriceTenths = number;
/** A share from 0 to 100. */
export type Percent = number;
/** Milliseconds since 1970-01-01T00:00Z. */
export type EpochMs = number;

export const positions = ['GKP', 'DEF', 'MID', 'FWD'] as const;
export type Position = (typeof positions)[number];

export const chips = ['wildcard', 'freehit', 'bboost', '3xc'] as const;
/** A chip code; codes of later seasons that are not in `chips` are kept unchanged. */
export type Chip = (typeof chips)[number] | (string & {});

/** One of the four positions, or the code of one that a later season adds, kept unchanged. */
export type AnyPosition = Position | (string & {});

export const positionNames: Record<Position, string> = {
  GKP: 'Goalkeeper',
  DEF: 'Defender',
  MID: 'Midfielder',
  FWD: 'Forward',
};

/**
 * `Defender`; a position of a later season has the game's own label.
 * @param labels of the season; without it such a position has its own code as label
 */
export function positionName(position: AnyPosition, labels: Readonly<Record<string, string>> = {}): string {
  return isPosition(position) ? positionNames[position] : (labels[position] ?? position);
}

export function isPosition(position: AnyPosition): position is Position {
  return (positions as readonly string[]).includes(position);
}

/** Money in millions, as the specification sends `cost`: 85 tenths are 8.5. */
export function inMillions(price: PriceTenths): number {
  return price / 10;
}
