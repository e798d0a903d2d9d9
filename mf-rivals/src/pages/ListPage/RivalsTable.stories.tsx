import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asTeamId } from '@touchline/shared/domain';
import { aList, aRival, ownRow } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { RivalsTable } from './RivalsTable';

const meta = {
  title: 'mf-rivals/Rivals table',
  component: RivalsTable,
  decorators: [signedIn],
} satisfies Meta<typeof RivalsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const elite = { id: 'elite', type: 'elite', label: 'Elite' } as const;

export const AFewRivals: Story = { args: { list: aList() } };
export const FiftyRivals: Story = {
  args: {
    list: aList({
      members: 50,
      rows: [
        ownRow({ place: 1, gap: 0 }),
        ...Array.from({ length: 50 }, (_, at) =>
          aRival({
            place: at + 2,
            id: asTeamId(100 + at),
            name: `Team ${at + 1}`,
            total: 1480 - at,
            gap: -16 - at,
          }),
        ),
      ],
    }),
  },
};
export const LongNames: Story = {
  args: {
    list: aList({
      rows: [
        aRival({ name: 'A team name as long as the game allows it', fullname: 'A manager with many names' }),
      ],
    }),
  },
};
export const ProvisionalAndNotPlayed: Story = {
  args: {
    list: aList({ rows: [aRival({ provisional_bonus: 3 }), ownRow({ gw_points: null, move: null })] }),
  },
};
export const EliteWithoutPass: Story = {
  args: {
    list: aList({ config: elite, rows: [aRival(), { place: 2, locked: true }, ownRow({ place: 3 })] }),
  },
};
export const Narrow: Story = { ...AFewRivals, ...onAPhone };
