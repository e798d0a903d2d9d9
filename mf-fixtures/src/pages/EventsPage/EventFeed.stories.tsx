import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId } from '@touchline/shared/domain';
import { aGameweekEvent } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { EventFeed } from './EventFeed';

const meta = {
  title: 'mf-fixtures/Events',
  component: EventFeed,
  decorators: [signedIn],
} satisfies Meta<typeof EventFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    events: [
      aGameweekEvent({ mine: true }),
      aGameweekEvent({
        footballer_id: asFootballerId(355),
        name: 'Haaland',
        kind: 'assists',
        minute: null,
        points: 3,
      }),
      aGameweekEvent({
        footballer_id: asFootballerId(2),
        name: 'Phillips',
        kind: 'red_cards',
        minute: 49,
        points: -3,
      }),
    ],
  },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
