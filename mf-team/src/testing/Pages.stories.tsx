import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/My team', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const Team: Story = { name: '/team', args: { path: '/team' } };
export const TeamNext: Story = { name: '/team/next', args: { path: '/team/next' } };
export const TeamLive: Story = { name: '/team/live', args: { path: '/team/live' } };
export const TeamPlan: Story = { name: '/team/plan', args: { path: '/team/plan' } };
export const TeamPlanAnyDraft: Story = {
  name: '/team/plan/:draft',
  args: { path: '/team/plan/018d0000-0000-7000-8000-000000000001' },
};
export const TeamLineups: Story = { name: '/team/lineups', args: { path: '/team/lineups' } };
export const TeamPoints: Story = { name: '/team/points', args: { path: '/team/points' } };
export const TeamReview: Story = { name: '/team/review', args: { path: '/team/review' } };
export const Timeline: Story = { name: '/timeline', args: { path: '/timeline' } };
export const TimelineAnyX: Story = { name: '/timeline/:x', args: { path: '/timeline/fixture' } };
