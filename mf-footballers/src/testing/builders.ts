import type { FixtureCell, FootballerRow, FootballersIndex, PageInfo } from '@touchline/shared/wire';

/** A row of a list of footballers, as the default view has it for a pass holder. */
export const aFootballer = (more: Partial<FootballerRow> = {}): FootballerRow => ({
  id: 19,
  name: 'Saka',
  fullname: 'Bukayo Saka',
  club_id: 'ars',
  position: 'MID',
  chance: null,
  news: '',
  mine: false,
  watched: false,
  status: 'a',
  badges: ['nailed', 'penalty_taker'],
  rivals: { count: 3, total: 10, count_share: 30 },
  selected_by: 46.2,
  cost: 8.8,
  form: 6.2,
  gw_points: 13,
  total_points: 148,
  ...more,
});

/** A cell of a footballer's fixtures: at home to Liverpool, hard. */
export const aFixtureCell = (more: Partial<FixtureCell> = {}): FixtureCell => ({
  fixture_id: 'ars-liv',
  gameweek_id: 23,
  opponent_id: 'liv',
  is_home: true,
  difficulty: 5,
  kickoff: '2024-02-04T16:30:00Z',
  ...more,
});

export const aPaging = (more: Partial<PageInfo> = {}): PageInfo => ({
  page: 1,
  pages: 1,
  page_size: 20,
  total: 3,
  order_by: 'total_points',
  order: 'desc',
  ...more,
});

/** Three footballers by points: one of the own squad, one in doubt. */
export const anIndex = (more: Partial<FootballersIndex> = {}): FootballersIndex => ({
  view: 'default',
  gameweek_id: 24,
  rows: [
    aFootballer({ id: 308, name: 'Salah', fullname: 'Mohamed Salah', club_id: 'liv', total_points: 157 }),
    aFootballer({ mine: true }),
    aFootballer({
      id: 355,
      name: 'Haaland',
      fullname: 'Erling Haaland',
      club_id: 'mci',
      position: 'FWD',
      chance: 75,
      news: 'Knock',
      gw_points: null,
      total_points: 128,
    }),
  ],
  paging: aPaging(),
  ...more,
});
