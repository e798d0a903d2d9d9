import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { anOverview } from '../../testing/builders';
import { Unavailable } from './Unavailable';

const meta = { title: 'mf-clubs/Injuries', component: Unavailable, decorators: [signedIn] } satisfies Meta<
  typeof Unavailable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { club: asClubId('ars'), footballers: anOverview().injuries } };
export const Narrow: Story = { ...Usual, ...onAPhone };
export const EveryoneIsReady: Story = { args: { club: asClubId('ars'), footballers: [] } };
