import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asTeamId, asLeagueId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { MatchChances } from '@touchline/shared/wire';
import { aCupChance, aMatchChance, someMatchChances } from '../../testing/h2hBuilders';
import { MatchChancesSection } from './MatchChancesSection';

const ready = (value: MatchChances) => ({ status: 'ready' as const, value, at: 0 });

const meta = {
  title: 'mf-rivals/Chances of head-to-head matches',
  component: MatchChancesSection,
  decorators: [signedIn],
  args: { label: 'Gameweek 24', onRetry: () => undefined },
} satisfies Meta<typeof MatchChancesSection>;
export default meta;
type Story = StoryObj<typeof meta>;

const longName = 'A team name as long as the game allows';
const matches = [
  aMatchChance(),
  aMatchChance({ league_id: asLeagueId(78), name: 'Knockouts', round: 'Semi-final', is_knockout: true }),
  aMatchChance({ league_id: asLeagueId(79), name: 'Odd Ones', opponent: { id: null, name: 'Average' } }),
  aMatchChance({
    league_id: asLeagueId(80),
    opponent: { id: asTeamId(12), name: longName },
    win: undefined,
    tie: undefined,
  }),
  aCupChance(),
];

export const Running: Story = { args: { data: ready(someMatchChances({ matches })) } };
export const Narrow: Story = { ...Running, ...onAPhone };
export const NoMatch: Story = { args: { data: ready(someMatchChances({ matches: [] })) } };
export const NoSquad: Story = {
  args: { data: ready(someMatchChances({ state: 'no_squad', matches: [] })) },
};
export const Loading: Story = { args: { data: { status: 'loading' } } };
export const Failed: Story = { args: { data: { status: 'failed', failure: { kind: 'offline' } } } };
