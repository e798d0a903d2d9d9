import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FootballerLink } from './FootballerLink';

const meta = {
  title: 'Football/FootballerLink',
  component: FootballerLink,
  args: { id: 351, name: 'Haaland' },
} satisfies Meta<typeof FootballerLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InARow: Story = {};
export const Strong: Story = { args: { look: 'strong' } };
export const Plain: Story = { args: { look: 'plain', alone: true } };
export const InASentence: Story = {
  args: { look: 'sentence' },
  render: (props) => (
    <p>
      <FootballerLink {...props} /> scored twice.
    </p>
  ),
};
