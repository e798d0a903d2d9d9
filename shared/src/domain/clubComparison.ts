import type { ClubId } from './units';

/** Strength of a club in one part of the game, on the game's own scale of about 1000 to 1400. */
export interface Strength {
  home: number;
  away: number;
  overall: number;
}

export interface ClubStrength {
  id: ClubId;
  /** 1 weak to 5 strong. */
  strength: number;
  attack: Strength;
  defence: Strength;
  overall: Strength;
}

/** Comparison of one side with the other. */
export interface SideComparison {
  /** Own attack at this venue minus the other's defence at theirs. */
  gap: number;
  /** gap / strength spread, "rounded to 4 decimals". */
  ratio: number;
  /** Correction for the opponent's strength. */
  correction: number;
  /** ratio + correction. */
  edge: number;
}

export type EdgeWord = 'Home edge' | 'Even' | 'Away edge';

export interface ClubComparison {
  home: SideComparison;
  away: SideComparison;
  /** Home edge − away edge; above zero favours the home side. */
  edge: number;
  word: EdgeWord;
}

/** "Correction = (60 − strength × 20) / 100": 0.40 for strength 1, 0 for 3, −0.40 for 5. */
export function strengthCorrection(strength: number): number {
  return (60 - strength * 20) / 100;
}

/** "Ratio = gap / strength spread, rounded to 4 decimals"; 0 when all clubs are equally strong. */
export function gapRatio(gap: number, strengthSpread: number): number {
  return strengthSpread === 0 ? 0 : Math.round((gap / strengthSpread) * 10_000) / 10_000 + 0;
}

const evenBelow = 0.1;

/** Compares two clubs at the first one's ground. */
export function compareClubs(home: ClubStrength, away: ClubStrength, strengthSpread: number): ClubComparison {
  const homeSide = side(home.attack.home - away.defence.away, away.strength, strengthSpread);
  const awaySide = side(away.attack.away - home.defence.home, home.strength, strengthSpread);
  const edge = homeSide.edge - awaySide.edge;
  return { home: homeSide, away: awaySide, edge, word: edgeWord(edge) };
}

function side(gap: number, opponentStrength: number, spread: number): SideComparison {
  const ratio = gapRatio(gap, spread);
  const correction = strengthCorrection(opponentStrength);
  return { gap, ratio, correction, edge: ratio + correction };
}

/** `Even` below 0.1 either way. */
export function edgeWord(edge: number): EdgeWord {
  if (Math.abs(edge) < evenBelow) return 'Even';
  return edge > 0 ? 'Home edge' : 'Away edge';
}

/**
 * `club_kpis.strength_spread`: the difference between the highest and the lowest of all attack and defence
 * values, home and away. 0 without clubs.
 */
export function strengthSpread(clubs: readonly ClubStrength[]): number {
  const values = clubs.flatMap(({ attack, defence }) => [
    attack.home,
    attack.away,
    defence.home,
    defence.away,
  ]);
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
