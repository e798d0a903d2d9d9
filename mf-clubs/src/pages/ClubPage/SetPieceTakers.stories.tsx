import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { anOverview } from '../../testing/builders';
import { SetPieceTakers } from './SetPieceTakers';

const meta = {
  title: 'mf-clubs/Set pieces',
  component: SetPieceTakers,
  decorators: [signedIn],
} satisfies Meta<typeof SetPieceTakers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { takers: anOverview().set_pieces } };
export const Narrow: Story = { ...Usual, ...onAPhone };
export const Locked: Story = { args: { takers: undefined } };
