/**
 * The 20 clubs of 2023-24 for the demo. Ids, codes and short names are the official game's of that season;
 * `attack` and `defence` are goals scored and conceded in a season, the scale of the simulator.
 */
export interface DemoClub {
  /** 1 to 20, alphabetical. */
  readonly id: number;
  /** Stable over seasons. */
  readonly code: number;
  readonly name: string;
  /** Three capitals. */
  readonly short: string;
  /** Goals the club scores in a season against average opponents. */
  readonly attack: number;
  /** Goals it concedes. */
  readonly defence: number;
  readonly venue: string;
  readonly city: string;
}

const rows: readonly (readonly [number, string, string, number, number, string, string])[] = [
  [3, 'Arsenal', 'ARS', 91, 29, 'Emirates Stadium', 'London'],
  [7, 'Aston Villa', 'AVL', 76, 61, 'Villa Park', 'Birmingham'],
  [91, 'Bournemouth', 'BOU', 54, 67, 'Vitality Stadium', 'Bournemouth'],
  [94, 'Brentford', 'BRE', 56, 65, 'Gtech Community Stadium', 'London'],
  [36, 'Brighton', 'BHA', 55, 62, 'Amex Stadium', 'Brighton'],
  [90, 'Burnley', 'BUR', 41, 78, 'Turf Moor', 'Burnley'],
  [8, 'Chelsea', 'CHE', 77, 63, 'Stamford Bridge', 'London'],
  [31, 'Crystal Palace', 'CRY', 57, 58, 'Selhurst Park', 'London'],
  [11, 'Everton', 'EVE', 40, 51, 'Goodison Park', 'Liverpool'],
  [54, 'Fulham', 'FUL', 55, 61, 'Craven Cottage', 'London'],
  [14, 'Liverpool', 'LIV', 86, 41, 'Anfield', 'Liverpool'],
  [102, 'Luton', 'LUT', 52, 85, 'Kenilworth Road', 'Luton'],
  [43, 'Man City', 'MCI', 96, 34, 'Etihad Stadium', 'Manchester'],
  [1, 'Man Utd', 'MUN', 57, 58, 'Old Trafford', 'Manchester'],
  [4, 'Newcastle', 'NEW', 85, 62, "St James' Park", 'Newcastle'],
  [17, "Nott'm Forest", 'NFO', 49, 67, 'City Ground', 'Nottingham'],
  [49, 'Sheffield Utd', 'SHU', 35, 104, 'Bramall Lane', 'Sheffield'],
  [6, 'Spurs', 'TOT', 74, 61, 'Tottenham Hotspur Stadium', 'London'],
  [21, 'West Ham', 'WHU', 60, 74, 'London Stadium', 'London'],
  [39, 'Wolves', 'WOL', 50, 65, 'Molineux', 'Wolverhampton'],
];

export const demoClubs: readonly DemoClub[] = rows.map(
  ([code, name, short, attack, defence, venue, city], index) => ({
    id: index + 1,
    code,
    name,
    short,
    attack,
    defence,
    venue,
    city,
  }),
);

export function clubById(id: number): DemoClub {
  const club = demoClubs[id - 1];
  if (club === undefined) throw new Error(`There is no club ${id}.`);
  return club;
}

export function clubIdOf(short: string): number {
  const club = demoClubs.find((one) => one.short === short);
  if (club === undefined) throw new Error(`There is no club ${short}.`);
  return club.id;
}

/** Goals of an average club in a season: 380 matches, 3.28 goals each, shared by 20. */
const averageGoals = 62.3;
/** Factor of playing at home on the goals a club scores. */
const homeAdvantage = 1.1;
/** Goals of a side in a match between average clubs. */
const goalsPerSide = 1.67;

/** Expected goals of `scorer` against `conceder` in one match. */
export function expectedGoals(scorer: number, conceder: number, isHome: boolean): number {
  const attack = (clubById(scorer).attack / averageGoals) ** 0.92;
  const defence = (clubById(conceder).defence / averageGoals) ** 0.92;
  return goalsPerSide * attack * defence * (isHome ? homeAdvantage : 2 - homeAdvantage);
}

/** The official rating 1 to 5, from goals scored and conceded. */
export function strengthOf(club: DemoClub): number {
  const worth = club.attack - club.defence;
  if (worth > 55) return 5;
  if (worth > 14) return 4;
  return worth > -30 ? 3 : 2;
}
