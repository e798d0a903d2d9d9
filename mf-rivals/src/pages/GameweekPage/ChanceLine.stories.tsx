import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { RivalsChances } from '@touchline/shared/wire';
import { someChances } from '../../testing/builders';
import { ChanceLine } from './ChanceLine';

const ready = (value: RivalsChances) => ({ status: 'ready' as const, value, at: 0 });

const meta = {
  title: 'mf-rivals/Chances of the gameweek',
  component: ChanceLine,
  decorators: [signedIn],
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ChanceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { data: ready(someChances()) } };
export const Narrow: Story = { ...Running, ...onAPhone };
export const Final: Story = {
  args: {
    data: ready(
      someChances({ state: 'final', places: { teams: 12, first: 0, expected: 4, low: 4, high: 4 } }),
    ),
  },
};
export const NoSquad: Story = {
  args: { data: ready(someChances({ state: 'no_squad', places: null, rows: [] })) },
};
export const Loading: Story = { args: { data: { status: 'loading' } } };
export const Failed: Story = {
  args: { data: { status: 'failed', failure: { kind: 'offline' } } },
};
