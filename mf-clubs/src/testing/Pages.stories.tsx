import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/Clubs', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const Clubs: Story = { name: '/clubs', args: { path: '/clubs' } };
export const ClubsPoints: Story = { name: '/clubs/points', args: { path: '/clubs/points' } };
export const ClubsStrength: Story = { name: '/clubs/strength', args: { path: '/clubs/strength' } };
export const ClubsLineups: Story = { name: '/clubs/lineups', args: { path: '/clubs/lineups' } };
export const ClubsSeason: Story = { name: '/clubs/season', args: { path: '/clubs/season' } };
export const ClubAnyId: Story = { name: '/club/:id', args: { path: '/club/ars' } };
export const ClubAnyIdFixtures: Story = { name: '/club/:id/fixtures', args: { path: '/club/ars/fixtures' } };
export const ClubAnyIdPoints: Story = { name: '/club/:id/points', args: { path: '/club/ars/points' } };
export const ClubAnyIdRivals: Story = { name: '/club/:id/rivals', args: { path: '/club/ars/rivals' } };
