import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId, asClubId, asFixtureId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aFixtureCell, aFootballer } from '../../testing/builders';
import CompareSheet from './CompareSheet';

const salah = aFootballer({
  id: asFootballerId(308),
  name: 'Salah',
  fullname: 'Mohamed Salah',
  club_id: asClubId('liv'),
  cost: 12.9,
  total_points: 157,
  ep_next: 9.1,
  next: [
    aFixtureCell(),
    aFixtureCell({ fixture_id: asFixtureId('bur-liv'), opponent_id: asClubId('bur'), is_home: false }),
  ],
});
const saka = aFootballer({ ep_next: 7.4, next: [aFixtureCell()] });
const haaland = aFootballer({
  id: asFootballerId(355),
  name: 'Haaland',
  fullname: 'Erling Haaland',
  club_id: asClubId('mci'),
  position: 'FWD',
  chance: 75,
  total_points: 128,
  gw_points: null,
});

const meta = {
  title: 'mf-footballers/Compare',
  component: CompareSheet,
  decorators: [signedIn],
  args: { open: true, onClose: () => {}, footballers: [salah, saka] },
} satisfies Meta<typeof CompareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
/** A figure that only one list has loaded is a dash for the third. */
export const Three: Story = { args: { footballers: [salah, saka, haaland] } };
export const Locked: Story = {
  args: { footballers: [salah, aFootballer({ form: undefined, total_points: undefined, locked: true })] },
};
export const Narrow: Story = { ...Three, ...onAPhone };
