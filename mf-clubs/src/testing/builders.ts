import type { StandingsRow } from '@touchline/shared/wire';
import type { ClubsParts } from '../state/clubs.parts';

export type ClubPoints = ClubsParts['points']['rows'][number];
export type ClubStrengthRow = ClubsParts['strength']['rows'][number];

/** Arsenal, second, with an easy match at home next. */
export const aStanding = (more: Partial<StandingsRow> = {}): StandingsRow => ({
  id: 'ars',
  name: 'Arsenal',
  position: 2,
  played: 24,
  won: 16,
  drawn: 4,
  lost: 4,
  goals_for: 53,
  goals_against: 22,
  goal_difference: 31,
  points: 52,
  form: ['L', 'L', 'W', 'W', 'W'],
  next: {
    fixture_id: 'bur-ars',
    gameweek_id: 25,
    opponent_id: 'bur',
    is_home: false,
    difficulty: 2,
    kickoff: '2024-02-17T15:00:00Z',
  },
  ...more,
});

/** The two at the top and the one at the foot after 24 gameweeks of 2023-24. */
export const aTable = (): StandingsRow[] => [
  aStanding({
    id: 'liv',
    name: 'Liverpool',
    position: 1,
    lost: 2,
    drawn: 6,
    points: 54,
    goal_difference: 32,
  }),
  aStanding(),
  aStanding({
    id: 'shu',
    name: 'Sheffield Utd',
    position: 20,
    won: 3,
    drawn: 4,
    lost: 17,
    goals_for: 22,
    goals_against: 60,
    goal_difference: -38,
    points: 13,
    form: ['D', 'L', 'L', 'L', 'W'],
    next: null,
  }),
];

/** Arsenal's fantasy points after 23 matches. */
export const somePoints = (more: Partial<ClubPoints> = {}): ClubPoints => ({
  id: 'ars',
  name: 'Arsenal',
  total: 1201,
  positions: { GKP: 96, DEF: 430, MID: 545, FWD: 130 },
  per_match: 52.2,
  ...more,
});

/** Arsenal, strong at home. */
export const aStrength = (more: Partial<ClubStrengthRow> = {}): ClubStrengthRow => ({
  id: 'ars',
  name: 'Arsenal',
  strength: 4,
  correction: -0.2,
  overall: { home: 1250, away: 1245, overall: 1248 },
  attack: { home: 1240, away: 1230, overall: 1235 },
  defence: { home: 1260, away: 1260, overall: 1260 },
  ...more,
});
