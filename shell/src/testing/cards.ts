import { asFootballerId, asClubId, asFixtureId } from '@touchline/shared/domain';
import type { Card, PitchSide } from '@touchline/shared/wire';

/** A midfielder with 13 points in a finished match, as a pass holder receives the card. */
export function aCard(more: Partial<Card> = {}): Card {
  return {
    id: asFootballerId(19),
    name: 'Saka',
    fullname: 'Bukayo Saka',
    club_id: asClubId('ars'),
    position: 'MID',
    position_fpl: 'MID',
    position_real: { code: 'AM', short: 'AM' },
    total_points: 150,
    gameweek_points: 13,
    points: { nominal: 13, total: 13 },
    provisional_bonus: 0,
    fixture_points: 13,
    fixture_minutes: 90,
    fixture_bonus: { points: 3, bps: 40, provisional: false, official: true },
    explain: [
      {
        fixture_id: asFixtureId('ars-mci'),
        opponent_id: asClubId('mci'),
        is_home: true,
        lines: [
          { identifier: 'minutes', value: 90, points: 2 },
          { identifier: 'goals_scored', value: 1, points: 5 },
          { identifier: 'assists', value: 1, points: 3 },
          { identifier: 'bonus', value: 3, points: 3 },
        ],
      },
    ],
    badges: ['nailed'],
    pick_suggested_status: null,
    images: { small: null, mid: null, large: null },
    ep_this: 6.1,
    ep_next: 7.4,
    form: 8.2,
    selected_by: 46.2,
    cost: 8.6,
    set_pieces: { corners: 1, freekicks: null, penalties: 1 },
    transfers: { balance: 214000 },
    ready: { playing_this: 100, playing_next: 100 },
    news: '',
    upcoming_fixtures: {
      '25': [
        {
          id: asFixtureId('bur-ars'),
          opponent_id: asClubId('bur'),
          is_home: false,
          difficulty: 2,
          kickoff: null,
        },
      ],
      '26': [
        {
          id: asFixtureId('ars-new'),
          opponent_id: asClubId('new'),
          is_home: true,
          difficulty: 4,
          kickoff: null,
        },
      ],
    },
    ...more,
  };
}

const gated = [
  'ep_this',
  'ep_next',
  'form',
  'selected_by',
  'cost',
  'set_pieces',
  'transfers',
  'ready',
  'upcoming_fixtures',
] as const;

/** The same card as a user without pass receives it: the gated values are missing. */
export function aLockedCard(more: Partial<Card> = {}): Card {
  const card: Partial<Card> = { ...aCard(more), locked: true };
  for (const field of gated) delete card[field];
  return card as Card;
}

type Status = NonNullable<Card['pick']>['status']['detailed'];

/** The pick of a fantasy team. */
export function aPick(detailed: Status, multiplier: number, real: number | null): NonNullable<Card['pick']> {
  const short = {
    c: 'C',
    vc: 'VC',
    out: 'OUT',
    lineup: 'XI',
    benched: 'SUB',
    inplay: 'SUB',
    inplay_benched: 'SUB',
  } as const;
  return {
    footballer_id: asFootballerId(19),
    name: 'Saka',
    status: {
      short: short[detailed],
      detailed,
      status_detailed: detailed,
      suggested: null,
      in_lineup: multiplier > 0,
    },
    multiplier,
    order: multiplier > 0 ? 1 : 12,
    points: { real },
    gameweek: { player_started: true, playing_now: false, finished: true },
    opponents: [{ opponent_id: asClubId('mci'), is_home: true }],
  };
}

/** Eleven in 4-4-2 and four on the bench, numbered from 1. */
export function aSide(make: (id: number) => Partial<Card> = () => ({}), card = aCard): PitchSide {
  const of = (position: Card['position'], from: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const id = from + index;
      return card({ id: asFootballerId(id), name: `Player ${id}`, position, ...make(id) });
    });
  return {
    pitch: [of('GKP', 1, 1), of('DEF', 2, 4), of('MID', 6, 4), of('FWD', 10, 2)],
    subs: [...of('GKP', 12, 1), ...of('DEF', 13, 1), ...of('MID', 14, 1), ...of('FWD', 15, 1)],
  };
}
