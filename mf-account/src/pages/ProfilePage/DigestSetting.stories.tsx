import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone } from '@touchline/shared/testing/stories';
import { DigestSetting } from './DigestSetting';

const meta = {
  title: 'mf-account/Email after each gameweek',
  component: DigestSetting,
  args: { isOn: false, onChange: () => {} },
} satisfies Meta<typeof DigestSetting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isOn: true } };
export const OnAPhone: Story = { args: { isOn: true }, ...onAPhone };
