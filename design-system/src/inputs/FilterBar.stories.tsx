import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FilterChip } from '../components/choices/FilterChip';
import { RefreshButton } from '../components/refresh/RefreshButton';
import { FilterBar, SearchField } from './filters';

const meta = {
  title: 'Inputs/FilterBar',
  component: FilterBar,
  args: {
    search: <SearchField label="Find a player" value="" onSearch={fn()} />,
    right: <RefreshButton onRefresh={fn()} at={Date.UTC(2024, 0, 20, 14, 3)} />,
    onClear: fn(),
    children: (
      <>
        <FilterChip label="Mine" selected onToggle={fn()} />
        <FilterChip label="Rivals" selected={false} onToggle={fn()} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoFilterActive: Story = {};
export const OneFilterActive: Story = { args: { active: 1 } };
export const OpenOnAPhone: Story = {
  args: { active: 1 },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent: user }) => {
    // A wide window has the fields in the bar, and no sheet.
    if (canvasElement.ownerDocument.defaultView!.innerWidth >= 600) return;
    await user.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};
