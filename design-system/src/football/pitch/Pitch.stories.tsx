import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aBench, aCard, aLineup, aLineupOf } from '../../testing/builders';
import { PendingPitch, TeamPitch, TwoTeamPitch } from './TeamPitch';

const meta = {
  title: 'Football/Pitch',
  component: TeamPitch,
  args: {
    lineup: aLineup(),
    subs: aBench(),
    metric: 'gameweek_points',
    gameweek: 34,
    onSelect: fn(),
  },
} satisfies Meta<typeof TeamPitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeFiveTwo: Story = {};
export const FourFourTwo: Story = { args: { lineup: aLineupOf([4, 4, 2]) } };
export const FiveFourOne: Story = { args: { lineup: aLineupOf([5, 4, 1]) } };
export const ThreeFourThree: Story = { args: { lineup: aLineupOf([3, 4, 3]) } };
export const BenchBoost: Story = { args: { boosted: true } };
export const LockedMetric: Story = { args: { metric: 'cost', isLocked: ({ id }) => id % 4 !== 0 } };
export const LongNamesEverywhere: Story = {
  args: { lineup: aLineupOf([5, 4, 1]).map((card) => ({ ...card, name: 'Alexander-Arnold' })) },
};
export const AutoSubPreview: Story = {
  args: {
    lineup: aLineup().map((card) => (card.name === 'Branthwaite' ? { ...card, autoSub: 'out' } : card)),
    subs: aBench().map((card) => (card.name === 'Gusto' ? { ...card, autoSub: 'in' } : card)),
  },
};
export const SentOffAndNoPoints: Story = {
  args: { lineup: aLineup().map((card) => ({ ...card, points: null })) },
};
export const UpcomingFixturesOnAPhone: Story = { args: { metric: 'upcoming_fixtures' } };

const sides = {
  home: { lineup: aLineup(), subs: aBench(), label: 'Moyes Will Be Moyes' },
  away: {
    lineup: aLineupOf([4, 4, 2]).map((card) => ({ ...card, id: card.id + 100 })),
    subs: aBench().map((card) => ({ ...card, id: card.id + 100 })),
    label: 'Kane You Believe It',
  },
};
export const TwoTeamsPortrait: Story = {
  render: ({ metric }) => <TwoTeamPitch {...sides} metric={metric} orientation="portrait" />,
};
export const TwoTeamsLandscape: Story = {
  render: ({ metric }) => <TwoTeamPitch {...sides} metric={metric} orientation="landscape" />,
};
export const Pending: Story = {
  render: () => <PendingPitch>Your squad appears after the first deadline.</PendingPitch>,
};

export const ACardIsAButton: Story = {
  args: { lineup: [aCard({ captaincy: 'c', points: { nominal: 13, total: 26 } })], subs: [], onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('button', {
      name: /Palmer, Chelsea midfielder, captain, 13 points doubled to 26/,
    });
    await userEvent.click(card);
    await expect(args.onSelect).toHaveBeenCalled();
  },
};
