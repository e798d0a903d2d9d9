import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/Fixtures', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const FixturesAnyGameweek: Story = { name: '/fixtures/:gameweek', args: { path: '/fixtures/24' } };
export const FixturesAnyGameweekEvents: Story = {
  name: '/fixtures/:gameweek/events',
  args: { path: '/fixtures/24/events' },
};
export const FixturesAnyGameweekFootballers: Story = {
  name: '/fixtures/:gameweek/footballers',
  args: { path: '/fixtures/24/footballers' },
};
export const FixturesAnyGameweekPoints: Story = {
  name: '/fixtures/:gameweek/points',
  args: { path: '/fixtures/24/points' },
};
export const FixturesAnyGameweekStreaming: Story = {
  name: '/fixtures/:gameweek/streaming',
  args: { path: '/fixtures/24/streaming' },
};
export const FixtureAnyPair: Story = { name: '/fixture/:pair', args: { path: '/fixture/whu-ars' } };
export const FixtureAnyPairLineups: Story = {
  name: '/fixture/:pair/lineups',
  args: { path: '/fixture/whu-ars/lineups' },
};
export const FixtureAnyPairRivals: Story = {
  name: '/fixture/:pair/rivals',
  args: { path: '/fixture/whu-ars/rivals' },
};
export const FixtureAnyPairComments: Story = {
  name: '/fixture/:pair/comments',
  args: { path: '/fixture/whu-ars/comments' },
};
export const FixtureAnyPairPoints: Story = {
  name: '/fixture/:pair/points',
  args: { path: '/fixture/whu-ars/points' },
};
export const FixtureAnyPairBonus: Story = {
  name: '/fixture/:pair/bonus',
  args: { path: '/fixture/whu-ars/bonus' },
};
export const FixtureAnyPairStats: Story = {
  name: '/fixture/:pair/stats',
  args: { path: '/fixture/whu-ars/stats' },
};
export const SeasonTicker: Story = { name: '/season_ticker', args: { path: '/season_ticker' } };
export const SeasonTickerAnyKind: Story = {
  name: '/season_ticker/:kind',
  args: { path: '/season_ticker/team' },
};
