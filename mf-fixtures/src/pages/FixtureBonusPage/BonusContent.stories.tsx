import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId } from '@touchline/shared/domain';
import { onAPhone } from '@touchline/shared/testing/stories';
import { aBonusRow, aHead, anOverFixture, someBonus } from '../../testing/builders';
import { BonusContent } from './FixtureBonusPage';

const meta = {
  title: 'mf-fixtures/Bonus of a fixture',
  component: BonusContent,
  args: { answer: someBonus() },
} satisfies Meta<typeof BonusContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProvisionalWithATie: Story = {};
export const Narrow: Story = { ...onAPhone };
export const OfficialAndDifferent: Story = {
  args: {
    answer: someBonus({
      head: aHead({ fixture: anOverFixture() }),
      official: true,
      rows: [
        aBonusRow({ official: 3 }),
        aBonusRow({
          id: asFootballerId(14),
          name: 'Rice',
          place: 2,
          bps: 40,
          provisional: 2,
          official: 0,
          differs: true,
        }),
      ],
    }),
  },
};
