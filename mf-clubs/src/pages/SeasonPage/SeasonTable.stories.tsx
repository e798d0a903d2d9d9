import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { someFixtures } from '../../testing/builders';
import { SeasonTable } from './SeasonTable';

const meta = { title: 'mf-clubs/Season', component: SeasonTable, decorators: [signedIn] } satisfies Meta<
  typeof SeasonTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

const [played, next] = someFixtures().map((fixture) => ({ ...fixture, attack: 2, defence: 3 }));
const season = {
  kind: 'club' as const,
  gameweeks: Array.from({ length: 38 }, (_, at) => at + 1),
  rows: ['ars', 'bur', 'che', 'lut'].map((club_id) => ({
    club_id: asClubId(club_id),
    name: club_id,
    cells: Object.fromEntries(
      Array.from({ length: 38 }, (_, at) => [
        at + 1,
        at === 30 || !played || !next ? [] : [at < 24 ? played : next],
      ]),
    ),
  })),
};

export const Usual: Story = { args: { season } };
export const Narrow: Story = { ...Usual, ...onAPhone };
