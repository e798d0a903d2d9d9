import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CodeField } from './fields';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  decorators: [inAForm()],
  args: { name: 'code', helperText: 'The mail can take 5 minutes.' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const LockedFor40Seconds: Story = { args: { lockedFor: 40 } };
