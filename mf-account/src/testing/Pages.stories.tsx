import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pagesOf, type StoryPage } from '@touchline/shared/testing/storyPages';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const meta: Meta<StoryPage> = { title: 'Pages/Account', ...pagesOf(remote, pageAnswers) };
export default meta;
type Story = StoryObj<StoryPage>;

export const Profile: Story = { name: '/profile', args: { path: '/profile' } };
export const ProfileChangePass: Story = {
  name: '/profile/change_pass',
  args: { path: '/profile/change_pass' },
};
export const ProfileDelete: Story = { name: '/profile/delete', args: { path: '/profile/delete' } };
export const SeasonPass: Story = { name: '/season_pass', args: { path: '/season_pass' } };
export const Chat: Story = { name: '/chat', args: { path: '/chat' } };
export const Betting: Story = { name: '/betting', args: { path: '/betting' } };
export const Suggestions: Story = { name: '/suggestions', args: { path: '/suggestions' } };
export const SuggestionsAnyTopic: Story = {
  name: '/suggestions/:topic',
  args: { path: '/suggestions/idea' },
};
export const Admin: Story = { name: '/admin', args: { path: '/admin' } };
export const AdminOverview: Story = { name: '/admin/overview', args: { path: '/admin/overview' } };
export const AdminUsers: Story = { name: '/admin/users', args: { path: '/admin/users' } };
export const AdminData: Story = { name: '/admin/data', args: { path: '/admin/data' } };
export const AdminRemotes: Story = { name: '/admin/remotes', args: { path: '/admin/remotes' } };
export const AdminFlags: Story = { name: '/admin/flags', args: { path: '/admin/flags' } };
export const AdminEvents: Story = { name: '/admin/events', args: { path: '/admin/events' } };
export const AdminStatus: Story = { name: '/admin/status', args: { path: '/admin/status' } };
export const AdminAudit: Story = { name: '/admin/audit', args: { path: '/admin/audit' } };
