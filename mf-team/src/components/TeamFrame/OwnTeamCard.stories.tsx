import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aGameweek, anExplanation, anOverview } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { OwnTeamCard } from './TeamHeader';

const meta = { title: 'mf-team/Header card', component: OwnTeamCard } satisfies Meta<typeof OwnTeamCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const team = anOverview().team;

export const Usual: Story = { args: { overview: anOverview() } };
export const WithKitAndChip: Story = {
  args: {
    overview: anOverview({
      active_chip: '3xc',
      team: {
        ...team,
        kit: {
          kit_shirt_base: '#0F4C3A',
          kit_shirt_secondary: '#FFC83D',
          kit_shirt_sleeves: '#0F4C3A',
          kit_shirt_type: 'hoops',
        },
      },
    }),
  },
};
export const BeforeTheFirstDeadline: Story = {
  args: { overview: anOverview({ gameweek: null, explained: null, rank_move: null, gameweek_rank: null }) },
};
export const Locked: Story = { args: { overview: anOverview({ gameweek: aGameweek({ state: 'locked' }) }) } };
export const HitsOutweighPoints: Story = {
  args: {
    overview: anOverview({ transfers_cost: 16, explained: anExplanation({ gross: 9, hits: 16, nett: -7 }) }),
  },
};
export const LongNames: Story = {
  args: {
    overview: anOverview({
      team: {
        ...team,
        name: 'A team name as long as the game allows',
        fullname: 'Bartholomew van der Westhuizen-Fitzgerald',
      },
    }),
  },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
