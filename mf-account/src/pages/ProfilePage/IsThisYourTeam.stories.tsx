import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { signedIn } from '@touchline/shared/testing/stories';
import { aFoundTeam } from '../../testing/builders';
import { IsThisYourTeam } from './IsThisYourTeam';

const meta = {
  title: 'mf-account/Is this your team',
  component: IsThisYourTeam,
  decorators: [signedIn],
  args: { isBusy: false, onYes: () => {}, onNo: () => {} },
} satisfies Meta<typeof IsThisYourTeam>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { team: aFoundTeam() } };
export const WithoutNames: Story = {
  args: { team: aFoundTeam({ fullname: null, country: null, rank: null }) },
};
export const Linking: Story = { args: { team: aFoundTeam(), isBusy: true } };
