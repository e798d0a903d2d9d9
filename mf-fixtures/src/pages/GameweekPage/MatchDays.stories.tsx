import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId, asFootballerId, asFixtureId } from '@touchline/shared/domain';
import { aFixture, aList, anEvent } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { MatchDays } from './MatchDays';

const meta = {
  title: 'mf-fixtures/Match days',
  component: MatchDays,
  decorators: [signedIn],
} satisfies Meta<typeof MatchDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { list: aList() } };
export const Postponed: Story = {
  args: {
    list: aList({
      postponed: [
        aFixture({
          id: asFixtureId('bou-lut'),
          kickoff: null,
          home: { id: asClubId('bou'), name: 'Bournemouth', score: null },
          away: { id: asClubId('lut'), name: 'Luton', score: null },
        }),
      ],
    }),
  },
};
export const ManyGoals: Story = {
  args: {
    list: aList({
      fixtures: [
        aFixture({
          started: true,
          finished: true,
          home: { id: asClubId('whu'), name: 'West Ham', score: 0 },
          away: { id: asClubId('ars'), name: 'Arsenal', score: 6 },
          events: ['Saliba', 'Saka', 'Gabriel', 'Trossard', 'Saka', 'Rice'].map((name, at) =>
            anEvent({ name, footballer_id: asFootballerId(name.length + at), minute: 30 + at * 7 }),
          ),
        }),
      ],
    }),
  },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
