import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId } from '@touchline/shared/domain';
import { aFixture, aFixtureToCome, aLineupPlayer } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { FixtureLineup } from './FixtureLineup';

const meta = {
  title: 'mf-team/Fixture line-up',
  component: FixtureLineup,
  decorators: [signedIn],
  args: { showsStarts: true, isPending: false, lineupsAt: null },
} satisfies Meta<typeof FixtureLineup>;
export default meta;
type Story = StoryObj<typeof meta>;

const pending = { lineup: 'pending', minutes: null, points: null } as const;
const players = [
  aLineupPlayer({ set_pieces: { penalties: 1, freekicks: 2, corners: 1 } }),
  aLineupPlayer({
    id: asFootballerId(2),
    name: 'Gabriel',
    position: 'DEF',
    pick: 'VC',
    points: 6,
    minutes: 90,
  }),
  aLineupPlayer({
    id: asFootballerId(3),
    name: 'Nelson',
    pick: 'SUB',
    lineup: 'SUB',
    points: 1,
    minutes: 12,
  }),
  aLineupPlayer({
    id: asFootballerId(4),
    name: 'Timber',
    position: 'DEF',
    lineup: 'OUT',
    points: null,
    minutes: null,
  }),
];

export const FullTime: Story = { args: { fixture: aFixture(), players } };
export const InPlay: Story = {
  args: { fixture: aFixture({ active: true, finished: false, minute: 34 }), players },
};
export const LineupsPending: Story = {
  args: {
    fixture: aFixtureToCome(),
    lineupsAt: '2024-02-12T18:45:00Z',
    isPending: true,
    players: [aLineupPlayer({ name: 'Palmer', pick: 'C', ...pending })],
  },
};
export const StartersOnlyBeforeTheyAreKnown: Story = {
  args: { ...LineupsPending.args, players: [] },
};
export const NobodyStarts: Story = { args: { fixture: aFixture(), players: [] } };
export const Postponed: Story = {
  args: {
    fixture: aFixtureToCome({ kickoff: null }),
    players: players.map((player) => ({ ...player, ...pending })),
  },
};
export const WithoutMarks: Story = { args: { fixture: aFixture(), players, showsStarts: false } };
export const Narrow: Story = { ...FullTime, ...onAPhone };
