import type { RivalRow, RivalsList } from '@touchline/shared/wire';

/** A rival who leads by twelve, with four still to play. */
export const aRival = (more: Partial<RivalRow> = {}): RivalRow => ({
  place: 1,
  id: 11,
  name: 'Klopps and Robbers',
  fullname: 'Ada Whistle',
  kit: null,
  mine: false,
  is_rival: true,
  rank: 40112,
  move: 1,
  gw_points: 71,
  nett_points: 67,
  provisional_bonus: 0,
  bench_points: 5,
  hits: 4,
  chip: null,
  captain: { id: 355, name: 'Haaland', points: 26 },
  played: 7,
  left: 4,
  total: 1508,
  gap: 12,
  ...more,
});

/** The reader's own team, second. */
export const ownRow = (more: Partial<RivalRow> = {}): RivalRow =>
  aRival({
    place: 2,
    id: 545762,
    name: 'Moyes Will Be Moyes',
    fullname: 'Ronnie Radford',
    mine: true,
    is_rival: false,
    move: -1,
    gw_points: 64,
    total: 1496,
    gap: 0,
    ...more,
  });

/** One ahead, the own team, one behind. */
export const aList = (more: Partial<RivalsList> = {}): RivalsList => ({
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  gameweek: {
    id: 24,
    label: 'Gameweek 24',
    state: 'live',
    finished: false,
    deadline: '2024-02-10T11:00:00Z',
  },
  members: 2,
  my_position: 2,
  limit: { used: 2, max: 10 },
  rows: [
    aRival(),
    ownRow(),
    aRival({ place: 3, id: 12, name: 'Athletico Madreed', fullname: 'Bo Lindqvist', total: 1487, gap: -9 }),
  ],
  ...more,
});
