import { clubKit } from '../football/data/clubLooks';
import type { PlayerCardData } from '../football/card/playerCardData';
import type { FixtureData } from '../football/fixtures/fixtureData';
import type { OpponentChip } from '../football/difficulty/DifficultyChip';

/** Realistic props for stories and tests. */

export const anOpponent = (changes: Partial<OpponentChip> = {}): OpponentChip => ({
  opponent_id: 'lut',
  is_home: true,
  difficulty: 1,
  ...changes,
});

export const nextThree: readonly OpponentChip[] = [
  anOpponent(),
  anOpponent({ opponent_id: 'bha', is_home: false, difficulty: 2 }),
  anOpponent({ opponent_id: 'mci', difficulty: 5 }),
];

export function aCard(changes: Partial<PlayerCardData> = {}): PlayerCardData {
  const clubId = changes.clubId ?? 'che';
  return {
    id: 1,
    name: 'Palmer',
    fullname: 'Cole Palmer',
    clubId,
    position: 'MID',
    positionReal: 'AM',
    kit: clubKit(clubId, '2023-24'),
    points: { nominal: 13, total: 13 },
    totalPoints: 187,
    ownership: { count: 3, total: 10, count_share: 30 },
    selectedBy: 46.2,
    epThis: 7.4,
    epNext: 6.4,
    form: 8.2,
    cost: 8.6,
    setPieces: { penalties: 1, freekicks: 2, corners: 1 },
    transfersBalance: 214_000,
    upcoming: nextThree,
    watched: false,
    ...changes,
  };
}

const eleven: readonly [string, string, string, number | null][] = [
  ['Raya', 'ars', 'GKP', 6],
  ['Saliba', 'ars', 'DEF', 6],
  ['Pedro Porro', 'tot', 'DEF', 9],
  ['Branthwaite', 'eve', 'DEF', -1],
  ['Saka', 'ars', 'MID', 13],
  ['Palmer', 'che', 'MID', 20],
  ['Foden', 'mci', 'MID', 2],
  ['Douglas Luiz', 'avl', 'MID', 0],
  ['Gordon', 'new', 'MID', 8],
  ['Haaland', 'mci', 'FWD', 26],
  ['Isak', 'new', 'FWD', 5],
];
const four: readonly [string, string, string, number | null][] = [
  ['Flekken', 'bre', 'GKP', null],
  ['Gusto', 'che', 'DEF', 1],
  ['João Pedro', 'bha', 'FWD', 3],
  ['Kaboré', 'lut', 'DEF', null],
];

const cardsOf = (list: typeof eleven, firstId: number): PlayerCardData[] =>
  list.map(([name, clubId, position, points], at) =>
    aCard({
      id: firstId + at,
      name,
      fullname: name,
      clubId,
      position,
      points: points === null ? null : { nominal: points, total: points },
    }),
  );

/** Eleven and four of a spring gameweek, in 3-5-2; Haaland captains. */
export function aLineup(): PlayerCardData[] {
  return cardsOf(eleven, 1).map((card) => {
    if (card.name === 'Haaland') return { ...card, captaincy: 'c', points: { nominal: 13, total: 26 } };
    return card.name === 'Isak' ? { ...card, captaincy: 'vc' } : card;
  });
}
export const aBench = (): PlayerCardData[] => cardsOf(four, 12);

/** The same eleven moved into another formation: `[4, 4, 2]`. */
export function aLineupOf(formation: readonly number[]): PlayerCardData[] {
  const positions = ['DEF', 'MID', 'FWD'].flatMap((position, at) =>
    Array.from({ length: formation[at] ?? 0 }, () => position),
  );
  return aLineup().map((card, at) => (at === 0 ? card : { ...card, position: positions[at - 1] ?? 'MID' }));
}

export const aFixture = (changes: Partial<FixtureData> = {}): FixtureData => ({
  id: 'ars-mci',
  home: 'ars',
  away: 'mci',
  status: 'before',
  kickoff: '2024-01-20T13:30:00Z',
  ...changes,
});

/** The longest team name that the game allows. */
export const longestTeamName = 'Wolverhampton Wander';
export const longestManager = 'Maximiliano Bartholomew Featherstonehaugh-Cholmondeley';
