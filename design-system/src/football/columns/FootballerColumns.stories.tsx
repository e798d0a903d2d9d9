import { DataTable, type Column } from '@touchline/design-system/data';
import { clubKit, FootballerCell } from '@touchline/design-system/football';
import { asClubId, asFixtureId, pointCategories } from '@touchline/shared/domain';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { manyFootballers, type FootballerRow } from '../../testing/manyFootballers';
import { footballerColumns, type CategoryFigure } from './footballerColumns';
import {
  footballerViewLabels,
  type FixtureFigures,
  type FootballerFigures,
  type FootballerTableView,
} from './footballerFigures';

type Row = FootballerFigures & Pick<FootballerRow, 'id' | 'name' | 'club_id' | 'position'>;

const opponents = ['ars', 'mci', 'bha', 'lut', 'new', 'wol'] as const;

const fixture = (at: number): FixtureFigures => ({
  fixture_id: asFixtureId(String(at)),
  opponent_id: asClubId(opponents[at % opponents.length] ?? 'ars'),
  is_home: at % 2 === 0,
  difficulty: 1 + (at % 5),
  points: at % 7 === 3 ? null : (at * 5) % 16,
  minutes: at % 7 === 3 ? null : (at * 31) % 91,
});
const fixtures = (first: number) => Array.from({ length: 6 }, (_, at) => fixture(first + at));

/** A footballer with every figure; doubts, no points yet, and a blank and a double depend on the index. */
function filled({ id, name, club_id, position, chance, points, total, cost }: FootballerRow): Row {
  return {
    ...{ id, name, club_id, position, chance, cost },
    rivals: { count: id % 11, total: 10, count_share: Math.min(100, (id % 11) * 10) },
    selected_by: (id * 7.3) % 60,
    cost_change: (id % 3) / 10 - 0.1,
    form: (id * 1.7) % 9,
    gw_points: points,
    total_points: total ?? 0,
    per_match: (id * 0.9) % 8,
    categories: Object.fromEntries(
      pointCategories.map((key, at) => [key, { points: (id * at) % 40, count: (id * at) % 9 }]),
    ),
    gameweeks: [22, 21, 20, 19, 18, 17].map((gameweek_id) => ({
      gameweek_id,
      points: (id + gameweek_id) % 8 === 0 ? null : (id * gameweek_id) % 17,
    })),
    fixtures: fixtures(id),
    next: fixtures(id).slice(0, 3),
    balance: (id - 4) * 31_000,
    transfers_in: id * 48_211,
    transfers_out: id * 17_904,
    ep_this: (id * 1.3) % 9,
    ep_next: (id * 1.9) % 9,
    ticker: Object.fromEntries(
      [23, 24, 25, 26, 27, 28].map((gameweek, at) => [
        gameweek,
        fixtures(id + at).slice(0, (id + at) % 6 === 0 ? 0 : (id + at) % 5 === 0 ? 2 : 1),
      ]),
    ),
    mean_difficulty: 2 + (id % 5) / 2,
  };
}

const player: Column<Row> = {
  key: 'name',
  label: 'Player',
  sortValue: ({ name }) => name,
  cell: (row) => <FootballerCell footballer={row} kit={clubKit(row.club_id)} />,
};

interface ViewProps {
  view: FootballerTableView;
  figure?: CategoryFigure;
  /** Every second footballer lacks the values for pass holders. */
  isLocked?: boolean;
}

const withoutGated = ({ id, name, club_id, position, selected_by, cost }: Row): Row => ({
  ...{ id, name, club_id, position, locked: true },
  ...(selected_by !== undefined && { selected_by }),
  ...(cost !== undefined && { cost }),
});
const benchmarks = {
  footballer_transfers_balance_event_pos: 200_000,
  footballer_transfers_balance_event_neg: -90_000,
};
const openPass = fn(() => fn());

function View({ view, figure = 'points', isLocked = false }: ViewProps) {
  const rows = manyFootballers(11)
    .map(filled)
    .map((row, at) => (isLocked && at % 2 === 1 ? withoutGated(row) : row));
  return (
    <DataTable
      caption={footballerViewLabels[view]}
      columns={[player, ...footballerColumns(view, { rows, figure, benchmarks, nextGameweek: 23, openPass })]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

const meta = {
  title: 'Football/Columns of footballers',
  component: View,
  args: { view: 'default' },
} satisfies Meta<typeof View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Points: Story = { args: { view: 'total_points' } };
export const Counts: Story = { args: { view: 'total_points', figure: 'counts' } };
export const GameweekPoints: Story = { args: { view: 'gameweek_points' } };
export const FixturePoints: Story = { args: { view: 'fixtures_points' } };
export const Transfers: Story = { args: { view: 'gameweek_transfers' } };
export const Predictions: Story = { args: { view: 'predictions' } };
export const Season: Story = { args: { view: 'season_ticker' } };
export const ListWithoutPass: Story = { args: { isLocked: true } };
export const SeasonWithoutPass: Story = { args: { view: 'season_ticker', isLocked: true } };
