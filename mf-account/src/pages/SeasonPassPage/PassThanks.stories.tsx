import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anOffer } from '../../testing/builders';
import { PassThanks } from './PassThanks';

const meta = { title: 'mf-account/Season pass thanks', component: PassThanks } satisfies Meta<
  typeof PassThanks
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bought: Story = {
  args: { offer: anOffer({ pass: true, seasonpass_at: '2023-09-01T10:00:00Z' }) },
};
export const ByRole: Story = { args: { offer: anOffer({ pass: true }) } };
