import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signedIn } from '@touchline/shared/testing/stories';
import { aLiveRank } from '../../testing/builders';
import { RankNow } from './RankNow';

const meta = { title: 'mf-team/Live rank', component: RankNow, decorators: [signedIn] } satisfies Meta<
  typeof RankNow
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Estimated: Story = { args: { rank: aLiveRank() } };
export const BelowSafety: Story = {
  args: { rank: aLiveRank({ move: -12_004, safety: { needed: 71, margin: -7 } }) },
};
export const FirstOfAll: Story = {
  args: { rank: aLiveRank({ status: 'exact', before: 3, move: 2, now: { rank: 1, low: 1, high: 1 } }) },
};
export const Over: Story = {
  args: { rank: aLiveRank({ status: 'official', safety: { needed: 55, margin: -7 } }) },
};
export const ManagersBeingRead: Story = {
  args: {
    rank: aLiveRank({ status: 'reading', now: null, move: null, ended: null, safety: null, sample: null }),
  },
};
