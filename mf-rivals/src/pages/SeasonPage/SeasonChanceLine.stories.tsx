import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { RivalsSeasonChances } from '@touchline/shared/wire';
import { someSeasonChances } from '../../testing/builders';
import { SeasonChanceLine } from './SeasonChanceLine';

const ready = (value: RivalsSeasonChances) => ({ status: 'ready' as const, value, at: 0 });

const meta = {
  title: 'mf-rivals/Chances of the season',
  component: SeasonChanceLine,
  decorators: [signedIn],
  args: { onRetry: () => undefined },
} satisfies Meta<typeof SeasonChanceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { data: ready(someSeasonChances()) } };
export const Narrow: Story = { ...Running, ...onAPhone };
export const Final: Story = {
  args: {
    data: ready(
      someSeasonChances({ state: 'final', places: { teams: 12, first: 0, expected: 4, low: 4, high: 4 } }),
    ),
  },
};
export const NoSquad: Story = {
  args: { data: ready(someSeasonChances({ state: 'no_squad', places: null, rows: [] })) },
};
export const Loading: Story = { args: { data: { status: 'loading' } } };
export const Failed: Story = {
  args: { data: { status: 'failed', failure: { kind: 'offline' } } },
};
