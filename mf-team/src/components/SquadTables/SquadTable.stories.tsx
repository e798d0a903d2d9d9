import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { aFixtureCell, aTable } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { SquadTable } from './SquadTable';

const meta = { title: 'mf-team/Squad table', component: SquadTable, decorators: [signedIn] } satisfies Meta<
  typeof SquadTable
>;
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

export const List: Story = { args: { table: aTable('default') } };
export const Points: Story = {
  args: {
    table: aTable('total_points', {
      per_match: 6.7,
      categories: { goals_scored: { points: 45, count: 9 }, bonus: { points: 14, count: 14 } },
    }),
  },
};
export const GameweekPoints: Story = {
  args: {
    table: aTable('gameweek_points', {
      gameweeks: [24, 23, 22, 21].map((gameweek_id, at) => ({
        gameweek_id,
        points: [13, 0, null, -1][at] ?? null,
      })),
    }),
  },
};
export const FixturePoints: Story = {
  args: {
    table: aTable('fixtures_points', {
      fixtures: [
        aFixtureCell({ points: null, minutes: null }),
        aFixtureCell({ points: 8, minutes: 77, result: '3–1' }),
      ],
    }),
  },
};
export const Transfers: Story = {
  args: {
    table: aTable('gameweek_transfers', {
      balance: -214000,
      transfers_in: 1200,
      transfers_out: 215200,
      cost_change: -0.1,
    }),
  },
};
export const Predictions: Story = {
  args: { table: aTable('predictions', { chance: 75, ep_this: 4.1, ep_next: 7.4, next }) },
};
export const SeasonWithDoubleAndBlank: Story = {
  args: {
    table: aTable('season_ticker', {
      ticker: { '25': next, '26': [], '27': next.slice(1) },
      mean_difficulty: 3.9,
    }),
  },
};
export const Locked: Story = { args: { table: aTable('predictions', { locked: true, form: undefined }) } };
export const SeasonLocked: Story = { args: { table: aTable('season_ticker', { locked: true }) } };
export const LeftTheLeague: Story = {
  args: {
    table: aTable('predictions', {
      chance: 0,
      status: 'u',
      news: 'Has left the league',
      ep_next: null,
      next: [],
    }),
  },
};
export const Narrow: Story = { ...List, ...onAPhone };
