import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../../components/base/Box';
import { expect } from 'storybook/test';
import { anOpponent } from '../../testing/builders';
import { DifficultyCell, DifficultyChip, DifficultyLegend } from './DifficultyChip';

const meta = {
  title: 'Football/DifficultyChip',
  component: DifficultyChip,
  args: { fixture: anOpponent() },
} satisfies Meta<typeof DifficultyChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveLevels: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {([true, false] as const).map((is_home) => (
        <Box key={String(is_home)} sx={{ display: 'flex', gap: 2 }}>
          {['lut', 'bha', 'new', 'liv', 'mci'].map((opponent_id, at) => (
            <DifficultyChip key={opponent_id} fixture={{ opponent_id, is_home, difficulty: at + 1 }} />
          ))}
        </Box>
      ))}
      <DifficultyLegend />
    </Box>
  ),
};
export const Double: Story = {
  render: () => (
    <DifficultyCell
      fixtures={[
        anOpponent({ opponent_id: 'mci', is_home: false, difficulty: 5 }),
        anOpponent({ opponent_id: 'wol', difficulty: 2 }),
      ]}
    />
  ),
};
export const Blank: Story = { render: () => <DifficultyCell fixtures={[]} /> };
/** At the start of a season only the first gameweeks have fixtures. */
export const NotKnownYet: Story = { render: () => <DifficultyCell fixtures={undefined} /> };
export const Past: Story = { args: { fixture: anOpponent({ result: '2–1' }) } };
export const UnknownClub: Story = { args: { fixture: anOpponent({ opponent_id: 'xyz', difficulty: 3.4 }) } };
/** In a table: a chip, one with a very long name and a blank gameweek have the same size. */
export const Small: Story = {
  render: () => (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <DifficultyCell size="small" fixtures={[anOpponent()]} />
      <DifficultyCell size="small" fixtures={[anOpponent({ opponent_id: 'whu' })]} />
      <DifficultyCell size="small" fixtures={[]} />
    </Box>
  ),
  play: ({ canvas }) => {
    for (const box of canvas.getAllByRole('img')) {
      const { width, height } = box.getBoundingClientRect();
      void expect(Math.round(width)).toBeLessThanOrEqual(44);
      void expect(Math.round(height)).toBe(22);
    }
  },
};
