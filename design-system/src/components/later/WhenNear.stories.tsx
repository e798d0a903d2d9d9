import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Box } from '../base/Box';
import { SkeletonChart } from '../states/skeletons';
import { WhenNear } from './WhenNear';

const meta = {
  title: 'Components/WhenNear',
  component: WhenNear,
  args: { waiting: <SkeletonChart what="chart" />, children: <Box sx={{ height: 300 }}>The chart</Box> },
} satisfies Meta<typeof WhenNear>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the window: drawn at once. */
export const InTheWindow: Story = {
  play: async ({ canvas }) => void (await expect(await canvas.findByText('The chart')).toBeVisible()),
};

/** Far below: drawn when it is scrolled to. */
export const FarBelow: Story = {
  render: (args) => (
    <Box sx={{ pt: '3000px' }}>
      <WhenNear {...args} />
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('The chart')).not.toBeInTheDocument();
    canvasElement.ownerDocument.defaultView?.scrollTo(0, 3000);
    await expect(await canvas.findByText('The chart')).toBeVisible();
  },
};
