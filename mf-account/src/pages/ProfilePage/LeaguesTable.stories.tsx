import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asLeagueId } from '@touchline/shared/domain';
import { aLeague } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { LeaguesTable } from './LeaguesTable';

const meta = { title: 'mf-account/Leagues', component: LeaguesTable } satisfies Meta<typeof LeaguesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const closed = { trackable: false, reason: 'Leagues up to 50 members can be tracked.' };

export const Usual: Story = {
  args: {
    leagues: [
      aLeague(),
      aLeague({
        id: asLeagueId(2),
        name: 'England',
        type: 'system',
        members: null,
        rank: 48201,
        last_rank: 49405,
        ...closed,
      }),
      aLeague({
        id: asLeagueId(3),
        name: 'Overall',
        type: 'system',
        members: 10_891_021,
        rank: 120433,
        last_rank: 0,
        ...closed,
      }),
    ],
  },
};
export const LongName: Story = {
  args: { leagues: [aLeague({ name: 'The Office League of People Who Ought to Be Working' })] },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
