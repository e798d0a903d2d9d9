import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { formatCost } from '@touchline/shared/format';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GameweekSelect } from './GameweekSelect';
import { RangeFilter } from './RangeFilter';
import { RangeSlider, type Range } from './RangeSlider';
import { Segments } from '../components/choices/Segments';
import { SelectField } from './SelectField';

const meta = { title: 'Inputs/All' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start' }}>
      <GameweekSelect value={21} to={38} onChange={fn()} />
      <SelectField
        label="Position"
        value=""
        options={[
          { value: '', label: 'All' },
          { value: 'DEF', label: 'Defenders' },
        ]}
        onChange={fn()}
      />
      <Segments
        label="Order"
        value="in"
        options={[
          { value: 'in', label: 'In' },
          { value: 'out', label: 'Out' },
          { value: 'nett', label: 'Nett' },
        ]}
        onChange={fn()}
      />
      <RangeFilter label="Cost" min={3.5} max={15} step={0.5} from={5} onFilter={fn()} format={formatCost} />
    </Box>
  ),
};

function Cost() {
  const [value, setValue] = useState<Range>([4, 9]);
  return (
    <RangeSlider
      label="Cost"
      min={3}
      max={15}
      step={0.5}
      value={value}
      onChange={setValue}
      format={formatCost}
    />
  );
}
export const ASliderByKeyboard: Story = {
  render: () => <Cost />,
  play: async ({ canvasElement }) => {
    const from = within(canvasElement).getByRole('slider', { name: 'Cost, from' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', '4.5m');
  },
};
