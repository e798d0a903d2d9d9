import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aFinishedOverview, aFixtureOverview, aHead, aMoment, aRunningFixture } from '../../testing/builders';
import { OverviewContent } from './OverviewContent';

const meta = {
  title: 'mf-fixtures/Fixture overview',
  component: OverviewContent,
  decorators: [signedIn],
  args: { overview: aFixtureOverview(), strengthsNote: null },
} satisfies Meta<typeof OverviewContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const BeforeOnAPhone: Story = { ...onAPhone };
export const BeforeWithoutThePass: Story = {
  args: {
    overview: aFixtureOverview({
      key_footballers: [
        { id: asFootballerId(19), name: 'Saka', club_id: asClubId('ars'), position: 'MID', locked: true },
      ],
    }),
  },
};
export const StartOfTheSeason: Story = {
  args: { overview: aFixtureOverview({ form: { home: [], away: [] }, meetings: [], key_footballers: [] }) },
};
export const InPlay: Story = {
  args: { overview: aFinishedOverview({ head: aHead({ fixture: aRunningFixture() }) }) },
};
export const FirstMinute: Story = {
  args: { overview: aFixtureOverview({ head: aHead({ fixture: aRunningFixture({ minute: 1 }) }) }) },
};
export const After: Story = { args: { overview: aFinishedOverview() } };
export const AfterOnAPhone: Story = { ...After, ...onAPhone };
export const WithoutMinutes: Story = {
  args: {
    overview: aFinishedOverview({
      moments: [
        aMoment({ minute: null, count: 2 }),
        aMoment({
          minute: null,
          kind: 'red',
          club_id: asClubId('whu'),
          footballer: { id: asFootballerId(5), name: 'Phillips' },
        }),
      ],
    }),
  },
};
