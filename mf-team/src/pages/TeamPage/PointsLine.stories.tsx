import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aGameweek, aMain, anExplanation } from '../../testing/builders';
import { PointsLine } from './PointsLine';

const meta = { title: 'mf-team/Points explained', component: PointsLine } satisfies Meta<typeof PointsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BonusAndHits: Story = { args: { main: aMain() } };
export const NothingAddedOrTakenOff: Story = {
  args: { main: aMain({ explained: anExplanation({ provisional_bonus: 0, hits: 0, nett: 62 }) }) },
};
export const FreeHit: Story = { args: { main: aMain({ active_chip: 'freehit' }) } };
export const Locked: Story = { args: { main: aMain({ gameweek: aGameweek({ state: 'locked' }) }) } };
export const NoFixtures: Story = { args: { main: aMain({ gameweek: aGameweek({ state: 'empty' }) }) } };
