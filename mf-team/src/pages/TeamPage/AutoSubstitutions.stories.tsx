import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aCard } from '../../testing/builders';
import { AutoSubstitutions } from './AutoSubstitutions';

const saka = aCard({ name: 'Saka' });
const gusto = aCard({ name: 'Gusto' });

const meta = {
  title: 'mf-team/Automatic substitutions',
  component: AutoSubstitutions,
  args: { side: { pitch: [[saka]], subs: [gusto] } },
} satisfies Meta<typeof AutoSubstitutions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Settled: Story = { args: { substitutions: [{ in: gusto.id, out: saka.id, settled: true }] } };
export const CanStillChange: Story = {
  args: { substitutions: [{ in: gusto.id, out: saka.id, settled: false }] },
};
export const NoneIsNothing: Story = { args: { substitutions: [] } };
