import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId, asFootballerId, asFixtureId } from '@touchline/shared/domain';
import { readFilters } from '../../domain/filters';
import { aFixtureCell, aFootballer, anIndex, aPaging } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { FootballersTable } from './FootballersTable';

const nothing = readFilters(new URLSearchParams());
const meta = {
  title: 'mf-footballers/Footballers table',
  component: FootballersTable,
  decorators: [signedIn],
  args: { filters: nothing, onClear: () => {} },
} satisfies Meta<typeof FootballersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = [
  aFixtureCell(),
  aFixtureCell({
    fixture_id: asFixtureId('bur-ars'),
    opponent_id: asClubId('bur'),
    is_home: false,
    difficulty: 2,
  }),
];
const nobody = anIndex({ rows: [], paging: aPaging({ total: 0, pages: 0 }) });

export const List: Story = { args: { page: anIndex() } };
export const ListWithoutPass: Story = {
  args: {
    page: anIndex({
      rows: [aFootballer(), aFootballer({ id: asFootballerId(20), form: undefined, locked: true })],
    }),
  },
};
export const Points: Story = {
  args: {
    page: anIndex({
      view: 'total_points',
      rows: [
        aFootballer({
          per_match: 6.7,
          categories: { goals_scored: { points: 45, count: 9 }, yellow_cards: { points: -3, count: 3 } },
        }),
        aFootballer({ id: asFootballerId(20), total_points: undefined, locked: true }),
      ],
    }),
  },
};
export const FixturePoints: Story = {
  args: {
    page: anIndex({
      view: 'fixtures_points',
      rows: [
        aFootballer({
          fixtures: [
            aFixtureCell({ points: null, minutes: null }),
            aFixtureCell({ points: 8, minutes: 77, result: '3–1' }),
          ],
        }),
      ],
    }),
  },
};
export const Transfers: Story = {
  args: {
    page: anIndex({
      view: 'gameweek_transfers',
      rows: [aFootballer({ balance: -214000, transfers_in: 1200, transfers_out: 215200, cost_change: -0.1 })],
    }),
  },
};
export const Predictions: Story = {
  args: {
    page: anIndex({
      view: 'predictions',
      rows: [aFootballer({ chance: 75, ep_this: 4.1, ep_next: 7.4, next })],
    }),
  },
};
export const SeasonWithDoubleAndBlank: Story = {
  args: {
    page: anIndex({
      view: 'season_ticker',
      rows: [aFootballer({ ticker: { '25': next, '26': [], '27': next.slice(1) }, mean_difficulty: 3.9 })],
    }),
  },
};
export const NobodyMatches: Story = { args: { page: nobody } };
export const EmptyWatchlist: Story = {
  args: { page: nobody, filters: readFilters(new URLSearchParams('category=watchlist')) },
};
export const Narrow: Story = { ...List, ...onAPhone };
