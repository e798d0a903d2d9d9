import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { failed, loading } from '@touchline/shared/remote-data';
import { fn } from 'storybook/test';
import { TermsView } from './TermsView';

const meta = {
  title: 'Forms/TermsView',
  component: TermsView,
  args: { terms: loading(), onClose: fn() },
} satisfies Meta<typeof TermsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CouldNotBeLoaded: Story = { args: { terms: failed({ kind: 'offline' }) } };
export const Loading: Story = {};
