import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signedIn } from '@touchline/shared/testing/stories';
import { aNext } from '../../testing/builders';
import { SuggestedChanges } from './SuggestedChanges';

const meta = {
  title: 'mf-team/Suggested changes',
  component: SuggestedChanges,
  decorators: [signedIn],
} satisfies Meta<typeof SuggestedChanges>;
export default meta;
type Story = StoryObj<typeof meta>;

const { changes } = aNext();

export const One: Story = { args: { changes } };
export const Locked: Story = {
  args: { changes: changes.map(({ gain: _gain, ...rest }) => ({ ...rest, locked: true })) },
};
export const NothingToChange: Story = { args: { changes: [] } };
