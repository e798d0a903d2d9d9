import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { BirthdayFields } from './BirthdayFields';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/BirthdayFields',
  component: BirthdayFields,
  args: { name: 'birthday', currentYear: 2026 },
} satisfies Meta<typeof BirthdayFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [inAForm()] };
export const LeapFebruary: Story = {
  decorators: [inAForm({ birthday: { year: 2000, month: 1, day: 31 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2');
    await expect(canvas.getByLabelText('Day')).toHaveValue('');
    const disabled = within(canvas.getByLabelText('Day'))
      .getAllByRole('option')
      .filter((option) => option.hasAttribute('disabled'));
    await expect(disabled.map((option) => option.textContent)).toEqual(['30', '31']);
  },
};
