import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aClubFixture, aHead } from '../../testing/builders';
import { ClubHeadCard } from './ClubHeadCard';

const meta = {
  title: 'mf-clubs/Head of a club',
  component: ClubHeadCard,
  decorators: [signedIn],
} satisfies Meta<typeof ClubHeadCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const fixtures = ['bur', 'che', 'liv', 'mci', 'lut'].map((opponent_id, at) =>
  aClubFixture({
    fixture_id: asFixtureId(`${opponent_id}-ars`),
    opponent_id: asClubId(opponent_id),
    difficulty: at + 1,
  }),
);

export const Usual: Story = { args: { head: aHead({ next: fixtures }) } };
export const Narrow: Story = { ...Usual, ...onAPhone };
export const LastDay: Story = { args: { head: aHead({ next: [] }) } };
export const BeforeTheFirstMatch: Story = { args: { head: aHead({ form: [], next: fixtures }) } };
