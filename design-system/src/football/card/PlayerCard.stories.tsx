import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../../components/base/Box';
import { metrics } from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { aCard } from '../../testing/builders';
import { PlayerCard } from './PlayerCard';

const meta = {
  title: 'Football/PlayerCard',
  component: PlayerCard,
  args: { card: aCard(), metric: 'gameweek_points', gameweek: 34, onSelect: fn() },
  decorators: [
    (Story) => (
      <OnGrass>
        <Story />
      </OnGrass>
    ),
  ],
} satisfies Meta<typeof PlayerCard>;
export default meta;
type Story = StoryObj<typeof meta>;

function OnGrass({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 4, borderRadius: 1.4, bgcolor: 'pitch.light' }}>
      {children}
    </Box>
  );
}

export const EveryMetric: Story = {
  render: (args) => (
    <>
      {metrics.map(({ key, label }) => (
        <Box
          key={key}
          sx={{
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'start',
            textAlign: 'center',
            width: 92,
            color: 'pitch.text',
            typography: 'caption',
          }}
        >
          <PlayerCard {...args} metric={key} />
          {label}
        </Box>
      ))}
    </>
  ),
};

export const Rivals: Story = { args: { metric: 'rivals' } };
export const RivalsBelowAQuarter: Story = {
  args: { metric: 'rivals', card: aCard({ ownership: { count: 1, total: 10, count_share: 10 } }) },
};
export const Club: Story = { args: { metric: 'club' } };
export const Position: Story = { args: { metric: 'position' } };
export const RealPosition: Story = { args: { metric: 'position_real' } };
export const OutOfPosition: Story = {
  args: { metric: 'position_real', card: aCard({ outOfPosition: true }) },
};
export const TotalPoints: Story = { args: { metric: 'total_points' } };
export const GameweekPoints: Story = {};
export const ProvisionalBonus: Story = { args: { card: aCard({ provisional: true }) } };
export const SelectedBy: Story = { args: { metric: 'selected_by' } };
export const ExpectedThisGameweek: Story = { args: { metric: 'ep_this' } };
export const ExpectedOfTheSuggestedCaptain: Story = {
  args: { metric: 'ep_next', card: aCard({ suggestedCaptain: true }) },
};
export const Form: Story = { args: { metric: 'form' } };
export const Cost: Story = { args: { metric: 'cost' } };
export const SetPieces: Story = { args: { metric: 'set_pieces' } };
export const TakesNoSetPieces: Story = { args: { metric: 'set_pieces', card: aCard({ setPieces: {} }) } };
export const TransfersIn: Story = { args: { metric: 'transfers' } };
export const TransfersOut: Story = {
  args: { metric: 'transfers', card: aCard({ transfersBalance: -181_000 }) },
};
export const Ready: Story = { args: { metric: 'status' } };
export const UpcomingFixtures: Story = { args: { metric: 'upcoming_fixtures', size: 'md' } };
export const OnTheWatchlist: Story = {
  args: { metric: 'watchlist', card: aCard({ watched: true }), onWatch: fn() },
};
export const NotOnTheWatchlist: Story = { args: { metric: 'watchlist', onWatch: fn() } };
export const SavingTheWatchlist: Story = {
  args: { metric: 'watchlist', card: aCard({ watchBusy: true }), onWatch: fn() },
};

export const Locked: Story = { args: { metric: 'cost', locked: true } };
export const Captain: Story = {
  args: { card: aCard({ captaincy: 'c', points: { nominal: 13, total: 26 } }) },
};
export const TripleCaptain: Story = {
  args: { card: aCard({ captaincy: 'c', captainTimes: 3, points: { nominal: 13, total: 39 } }) },
};
export const ViceCaptain: Story = { args: { card: aCard({ captaincy: 'vc' }) } };
export const Doubts: Story = {
  render: (args) => (
    <>
      {[0, 25, 50, 75].map((chance) => (
        <PlayerCard key={chance} {...args} metric="status" card={aCard({ chance, name: `${chance}%` })} />
      ))}
    </>
  ),
};
export const AutoSubs: Story = {
  render: (args) => (
    <>
      <PlayerCard {...args} card={aCard({ autoSub: 'in', name: 'Gusto' })} />
      <PlayerCard
        {...args}
        card={aCard({ autoSub: 'out', name: 'Branthwaite', points: { nominal: 0, total: 0 } })}
      />
    </>
  ),
};
export const MarksOfTheMatch: Story = {
  render: (args) => (
    <>
      <PlayerCard {...args} card={aCard({ marks: [{ kind: 'goal', count: 1 }] })} />
      <PlayerCard
        {...args}
        card={aCard({
          name: 'Bowen',
          marks: [
            { kind: 'goal', count: 2 },
            { kind: 'assist', count: 1 },
            { kind: 'yellow_card', count: 1 },
            { kind: 'off', count: 1 },
          ],
        })}
      />
      <PlayerCard {...args} card={aCard({ name: 'Gusto', marks: [{ kind: 'red_card', count: 1 }] })} />
      <PlayerCard {...args} card={aCard({ name: 'Mudryk', marks: [{ kind: 'on', count: 1 }] })} />
    </>
  ),
};
export const Live: Story = { args: { card: aCard({ live: true, provisional: true }) } };
export const NotYetPlayed: Story = { args: { card: aCard({ points: null }) } };
export const Negative: Story = { args: { card: aCard({ points: { nominal: -3, total: -3 } }) } };
export const Godlike: Story = { args: { card: aCard({ points: { nominal: 23, total: 23 } }) } };
export const Selected: Story = { args: { selected: true } };
export const LongestName: Story = {
  args: { card: aCard({ name: 'Alexander-Arnold', fullname: 'Trent Alexander-Arnold', clubId: 'liv' }) },
};
export const NamesWithAccents: Story = {
  render: (args) => (
    <>
      {['Ødegaard', 'Kovačić', 'Guimarães', 'Gyökeres', 'Šeško'].map((name, id) => (
        <PlayerCard key={name} {...args} card={aCard({ id, name })} />
      ))}
    </>
  ),
};
export const NoKitAndUnknownClub: Story = { args: { card: aCard({ kit: null, clubId: 'xyz' }) } };
export const NothingKnown: Story = {
  render: (args) => (
    <>
      {metrics.map(({ key }) => (
        <PlayerCard
          key={key}
          {...args}
          metric={key}
          card={{ id: 1, name: 'Someone', clubId: 'xyz', position: 'MNG' }}
        />
      ))}
    </>
  ),
};
export const Sizes: Story = {
  render: (args) => (
    <>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <PlayerCard key={size} {...args} size={size} />
      ))}
    </>
  ),
};
