import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../components/base/Box';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SortHeader } from './SortHeader';
import { tableStyles } from './tableStyles';

const meta = {
  title: 'Data/SortHeader',
  component: SortHeader,
  args: {
    column: {
      key: 'gw',
      label: 'GW',
      meaning: 'Points this gameweek',
      kind: 'number',
      sortValue: () => 0,
      cell: () => 0,
    },
    sort: undefined,
    onSort: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={tableStyles}>
        <table>
          <thead>
            <tr>
              <Story />
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>71</td>
            </tr>
          </tbody>
        </table>
      </Box>
    ),
  ],
} satisfies Meta<typeof SortHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSorted: Story = {};
export const LargestFirst: Story = { args: { sort: { by: 'gw', order: 'desc' } } };
export const SmallestFirst: Story = { args: { sort: { by: 'gw', order: 'asc' } } };
export const CannotBeSorted: Story = {
  args: { column: { key: 'star', label: 'Star', cell: () => '' } },
};
export const Pressed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'GW' }));
    await expect(args.onSort).toHaveBeenCalledOnce();
  },
};
