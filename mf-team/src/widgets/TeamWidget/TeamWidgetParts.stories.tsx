import { Stack } from '@touchline/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { aCard, aPick, aSide, anExplanation, anOverview } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { Roster } from './Roster';
import { TeamSummary } from './TeamSummary';

/** The widget once both of its queries have loaded. */
function FilledWidget({
  overview,
  side,
  doubts = {},
}: {
  overview: ReturnType<typeof anOverview>;
  side: ReturnType<typeof aSide>;
  doubts?: Record<string, number>;
}) {
  return (
    <Stack sx={{ gap: 4, maxWidth: 480 }}>
      <TeamSummary overview={overview} />
      <Roster side={side} doubts={doubts} />
    </Stack>
  );
}

const meta = { title: 'mf-team/Team widget', component: FilledWidget } satisfies Meta<typeof FilledWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const captain = aCard({
  name: 'Haaland',
  club_id: asClubId('mci'),
  position: 'FWD',
  points: { nominal: 13, total: 26 },
  provisional_bonus: 3,
  pick: aPick({
    status: { short: 'C', detailed: 'c', status_detailed: 'Captain', suggested: null, in_lineup: true },
  }),
});
const doubtful = aCard({
  name: 'Foden',
  club_id: asClubId('mci'),
  pick: aPick({ gameweek: { player_started: true, playing_now: true, finished: false } }),
});

export const Usual: Story = { args: { overview: anOverview(), side: aSide() } };
export const CaptainAndADoubt: Story = {
  args: {
    overview: anOverview(),
    side: { pitch: [[doubtful], [captain]], subs: [] },
    doubts: { [doubtful.id]: 75 },
  },
};
export const NoBonusNoChip: Story = {
  args: { overview: anOverview({ explained: anExplanation({ provisional_bonus: 0 }) }), side: aSide() },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
