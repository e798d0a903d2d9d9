import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone } from '@touchline/shared/testing/stories';
import { aFixture, aHead, someLineups } from '../../testing/builders';
import { LikelyLineups } from './LikelyLineups';

const lineups = someLineups({ kind: 'expected', head: aHead({ fixture: aFixture() }) });

const meta = {
  title: 'mf-fixtures/Likely line-ups',
  component: LikelyLineups,
  args: { lineups },
} satisfies Meta<typeof LikelyLineups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {};
export const OneSideNotKnown: Story = { args: { lineups: { ...lineups, away: { pitch: [], subs: [] } } } };
export const Narrow: Story = { ...onAPhone };
