import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SubmitButton } from './SubmitButton';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/SubmitButton',
  component: SubmitButton,
  decorators: [inAForm()],
  args: { children: 'Sign up' },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const FullWidth: Story = { args: { fullWidth: true } };
export const Disabled: Story = { args: { disabled: true } };
