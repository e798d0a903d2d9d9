import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SelectField } from './SelectField';

const meta = {
  title: 'Inputs/SelectField',
  component: SelectField<string>,
  args: {
    label: 'Position',
    value: '',
    options: [
      { value: '', label: 'All' },
      { value: 'DEF', label: 'Defenders' },
      { value: 'MNG', label: 'Managers', disabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SelectField<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true, value: 'DEF' } };
