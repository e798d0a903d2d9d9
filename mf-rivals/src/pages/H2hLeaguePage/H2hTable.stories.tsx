import { asTeamId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aTableRow } from '../../testing/h2hBuilders';
import { H2hTable } from './H2hTable';

const meta = {
  title: 'mf-rivals/Head-to-head table',
  component: H2hTable,
  decorators: [signedIn],
} satisfies Meta<typeof H2hTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = [
  aTableRow({ move: 1 }),
  aTableRow({
    id: asTeamId(12),
    name: 'Moyes Will Be Moyes',
    fullname: 'Ronnie Radford',
    mine: true,
    rank: 2,
    move: -1,
  }),
  aTableRow({ id: null, name: 'Average', fullname: null, rank: 3, total: 30, won: 10, lost: 13 }),
];

export const WithTheAverage: Story = { args: { rows, isLive: true } };
export const OnAPhone: Story = { ...WithTheAverage, ...onAPhone };
export const BeforeTheFirstMatch: Story = {
  args: {
    isLive: false,
    rows: rows.map((row) => ({
      ...row,
      move: null,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
      points_for: 0,
      total: 0,
    })),
  },
};
