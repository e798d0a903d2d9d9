import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SearchField } from './filters';

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: 'Find a player', value: '', onSearch: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithText: Story = { args: { value: 'Ødegaard' } };
export const SearchesAfterAPause: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a player' }), 'saka');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('saka'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
  },
};

export const LongLabel: Story = {
  args: { label: 'Find by name, in your leagues', value: '' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = getComputedStyle(field).font;
    await expect(field.clientWidth).toBeGreaterThan(pen.measureText('Find by name, in your leagues').width);
  },
};
