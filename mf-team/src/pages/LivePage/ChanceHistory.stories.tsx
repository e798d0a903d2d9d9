import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { RivalsChanceHistory } from '@touchline/shared/wire';
import { aChanceHistory } from '../../testing/builders';
import { ChanceHistory } from './ChanceHistory';

const ready = (value: RivalsChanceHistory) => ({ status: 'ready' as const, value, at: 0 });

const meta = {
  title: 'mf-team/Chance through the gameweek',
  component: ChanceHistory,
  decorators: [signedIn],
  args: { onRetry: () => undefined },
} satisfies Meta<typeof ChanceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { data: ready(aChanceHistory()) } };
export const Narrow: Story = { ...Running, ...onAPhone };
export const Final: Story = { args: { data: ready(aChanceHistory({ state: 'final' })) } };
export const OneMoment: Story = {
  args: { data: ready(aChanceHistory({ times: ['2024-02-10T12:30:00Z'], first: [0.3] })) },
};
export const NobodyLooked: Story = {
  args: { data: ready(aChanceHistory({ state: 'final', times: [], first: [] })) },
};
export const Loading: Story = { args: { data: { status: 'loading' } } };
export const Failed: Story = {
  args: { data: { status: 'failed', failure: { kind: 'offline' } } },
};
