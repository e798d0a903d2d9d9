import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/Footballers', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const Footballers: Story = { name: '/footballers', args: { path: '/footballers' } };
export const FootballersList: Story = { name: '/footballers/list', args: { path: '/footballers/list' } };
export const FootballersPoints: Story = {
  name: '/footballers/points',
  args: { path: '/footballers/points' },
};
export const FootballersPointsGameweek: Story = {
  name: '/footballers/points/gameweek',
  args: { path: '/footballers/points/gameweek' },
};
export const FootballersPointsFixtures: Story = {
  name: '/footballers/points/fixtures',
  args: { path: '/footballers/points/fixtures' },
};
export const FootballersPredictions: Story = {
  name: '/footballers/predictions',
  args: { path: '/footballers/predictions' },
};
export const FootballersSeason: Story = {
  name: '/footballers/season',
  args: { path: '/footballers/season' },
};
export const FootballersTransfers: Story = {
  name: '/footballers/transfers',
  args: { path: '/footballers/transfers' },
};
export const FootballersPrices: Story = {
  name: '/footballers/prices',
  args: { path: '/footballers/prices' },
};
export const FootballersCompare: Story = {
  name: '/footballers/compare',
  args: { path: '/footballers/compare?ids=19,308' },
};
export const ElitePicks: Story = { name: '/elite_picks', args: { path: '/elite_picks' } };
export const ElitePicksTop250: Story = {
  name: '/elite_picks/top_250',
  args: { path: '/elite_picks/top_250' },
};
export const ElitePicksTop500: Story = {
  name: '/elite_picks/top_500',
  args: { path: '/elite_picks/top_500' },
};
export const ElitePicksTop1000: Story = {
  name: '/elite_picks/top_1000',
  args: { path: '/elite_picks/top_1000' },
};
export const ElitePicksAnyTier: Story = {
  name: '/elite_picks/:tier',
  args: { path: '/elite_picks/top_5000' },
};
export const EliteTransfers: Story = { name: '/elite_transfers', args: { path: '/elite_transfers' } };
export const EliteTransfersTop250: Story = {
  name: '/elite_transfers/top_250',
  args: { path: '/elite_transfers/top_250' },
};
export const EliteTransfersTop500: Story = {
  name: '/elite_transfers/top_500',
  args: { path: '/elite_transfers/top_500' },
};
export const EliteTransfersTop1000: Story = {
  name: '/elite_transfers/top_1000',
  args: { path: '/elite_transfers/top_1000' },
};
export const EliteTransfersAnyTier: Story = {
  name: '/elite_transfers/:tier',
  args: { path: '/elite_transfers/top_5000' },
};
export const Transfers: Story = { name: '/transfers', args: { path: '/transfers' } };
export const TransfersAnyOrder: Story = { name: '/transfers/:order', args: { path: '/transfers/in' } };
export const FootballerAnyId: Story = { name: '/footballer/:id', args: { path: '/footballer/19' } };
export const FootballerAnyIdFixtures: Story = {
  name: '/footballer/:id/fixtures',
  args: { path: '/footballer/19/fixtures' },
};
export const FootballerAnyIdGameweeks: Story = {
  name: '/footballer/:id/gameweeks',
  args: { path: '/footballer/19/gameweeks' },
};
export const FootballerAnyIdPoints: Story = {
  name: '/footballer/:id/points',
  args: { path: '/footballer/19/points' },
};
export const FootballerAnyIdNews: Story = {
  name: '/footballer/:id/news',
  args: { path: '/footballer/19/news' },
};
export const FootballerAnyIdDetails: Story = {
  name: '/footballer/:id/details',
  args: { path: '/footballer/19/details' },
};
export const FootballerAnyIdPredictions: Story = {
  name: '/footballer/:id/predictions',
  args: { path: '/footballer/19/predictions' },
};
export const FootballerAnyIdRivals: Story = {
  name: '/footballer/:id/rivals',
  args: { path: '/footballer/19/rivals' },
};
export const FootballerAnyIdSeasons: Story = {
  name: '/footballer/:id/seasons',
  args: { path: '/footballer/19/seasons' },
};
export const FootballerAnyIdStats: Story = {
  name: '/footballer/:id/stats',
  args: { path: '/footballer/19/stats' },
};
export const FootballerAnyIdTransfers: Story = {
  name: '/footballer/:id/transfers',
  args: { path: '/footballer/19/transfers' },
};
