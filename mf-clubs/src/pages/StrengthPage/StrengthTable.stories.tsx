import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { aStrength } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { StrengthTable } from './StrengthTable';

const meta = { title: 'mf-clubs/Strength', component: StrengthTable } satisfies Meta<typeof StrengthTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    rows: [
      aStrength(),
      aStrength({ id: asClubId('shu'), name: 'Sheffield Utd', strength: 2, correction: 0.2 }),
    ],
  },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
