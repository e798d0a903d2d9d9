import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { anOverview } from '../../testing/builders';
import { Unavailable } from './Unavailable';

const meta = { title: 'mf-clubs/Injuries', component: Unavailable, decorators: [signedIn] } satisfies Meta<
  typeof Unavailable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { club: 'ars', footballers: anOverview().injuries } };
export const Narrow: Story = { ...Usual, ...onAPhone };
export const EveryoneIsReady: Story = { args: { club: 'ars', footballers: [] } };
