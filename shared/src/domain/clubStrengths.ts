import { clamp } from './scales';
import type { ClubStrength, Strength } from './clubComparison';
import type { ClubId } from './units';

/** A club's strength from the game; null when it is missing or 0. */
export interface SentStrength {
  id: ClubId;
  strength: number | null;
  attack: Strength | null;
  defence: Strength | null;
  overall: Strength | null;
}

/** A match as input for computing strengths. */
export interface StrengthFixture {
  home: ClubId;
  away: ClubId;
  home_score: number | null;
  away_score: number | null;
  /** Full time has passed. */
  finished: boolean;
}

export interface ClubStrengths {
  clubs: ClubStrength[];
  /** `results` when the game sends none, and strengths are computed from the season's matches. */
  from: 'game' | 'results';
}

/**
 * The strengths of all clubs: the game's own if it sends them for every club, else ours from results. The two
 * scales are never mixed.
 */
export function clubStrengths(
  sent: readonly SentStrength[],
  fixtures: readonly StrengthFixture[],
): ClubStrengths {
  const clubs = sent.filter(isWhole);
  if (clubs.length === sent.length)
    return {
      from: 'game',
      clubs: clubs.map(({ id, strength, attack, defence, overall }) => ({
        id,
        strength,
        attack,
        defence,
        overall,
      })),
    };
  return { from: 'results', clubs: strengthsFromResults(sent, fixtures) };
}

function isWhole(club: SentStrength): club is ClubStrength {
  return ![club.strength, club.attack, club.defence, club.overall].includes(null);
}

/** Mean of the game's scale, and the distance above it of a club that is twice as good as the mean. */
const middle = 1200;
const perDouble = 200;
const weakest = 1000;
const strongest = 1400;
/** Number of average matches added at each venue, so that one early 5-0 has little effect. */
const averageMatches = 4;
/** Prior effect of one step of the game's overall strength (1 to 5) on goals. */
const perStep = 0.1;
/** Goals of a side at home and away before any match is played, near the mean of past seasons. */
const meanGoals = { home: 1.5, away: 1.2 };

/**
 * Strengths from goals scored and conceded, at home and away, on the game's scale of 1000 to 1400 (1200 is
 * the mean): `1200 + 200 · (share of the league's mean − 1)`. Four average matches are added at each venue,
 * adjusted by the game's overall strength if it is sent as 1 to 5. `strength` is 3 for the mean, with one
 * step per 60.
 * Source: ours.
 */
function strengthsFromResults(
  sent: readonly SentStrength[],
  fixtures: readonly StrengthFixture[],
): ClubStrength[] {
  const played = fixtures.flatMap(({ home, away, home_score, away_score, finished }) =>
    finished && home_score !== null && away_score !== null ? [{ home, away, home_score, away_score }] : [],
  );
  const meanOf = (goals: number, prior: number) => (goals + 10 * prior) / (played.length + 10);
  const mean = {
    home: meanOf(sum(played.map((match) => match.home_score)), meanGoals.home),
    away: meanOf(sum(played.map((match) => match.away_score)), meanGoals.away),
  };
  return sent.map((club) => {
    const expected = expectedOf(club);
    const atHome = played.filter(({ home }) => home === club.id);
    const atAway = played.filter(({ away }) => away === club.id);
    const attack = strengthOf(
      shareOfMean(
        atHome.map((match) => match.home_score),
        mean.home,
        expected,
      ),
      shareOfMean(
        atAway.map((match) => match.away_score),
        mean.away,
        expected,
      ),
    );
    const defence = strengthOf(
      1 /
        shareOfMean(
          atHome.map((match) => match.away_score),
          mean.away,
          1 / expected,
        ),
      1 /
        shareOfMean(
          atAway.map((match) => match.home_score),
          mean.home,
          1 / expected,
        ),
    );
    const overall = {
      home: Math.round((attack.home + defence.home) / 2),
      away: Math.round((attack.away + defence.away) / 2),
      overall: (attack.overall + defence.overall) / 2,
    };
    const strength = clamp(Math.round(3 + (overall.overall - middle) / 60), 1, 5);
    return { id: club.id, strength, attack, defence, overall };
  });
}

/** Prior before any match is played: the game's overall strength, if it is on its scale of 1 to 5. */
function expectedOf({ strength, overall }: SentStrength): number {
  const step = strength ?? (overall !== null && overall.overall <= 5 ? overall.overall : 3);
  return 1 + (step - 3) * perStep;
}

function shareOfMean(goals: readonly number[], mean: number, expected: number): number {
  return (sum(goals) + averageMatches * mean * expected) / ((goals.length + averageMatches) * mean);
}

function strengthOf(home: number, away: number): Strength {
  const scaled = { home: onScale(home), away: onScale(away) };
  return { ...scaled, overall: (scaled.home + scaled.away) / 2 };
}

const onScale = (share: number) => clamp(Math.round(middle + perDouble * (share - 1)), weakest, strongest);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
