import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asTeamId } from '@touchline/shared/domain';
import type { TimelineItem } from '@touchline/shared/wire';
import { anItem } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { Feed } from './Feed';

const meta = { title: 'mf-team/Timeline feed', component: Feed, decorators: [signedIn] } satisfies Meta<
  typeof Feed
>;
export default meta;
type Story = StoryObj<typeof meta>;

const news = (kind: TimelineItem['kind'], text: string, points?: number) =>
  anItem({ kind, text, points, footballers: [], fixture_id: undefined, mine: points !== undefined });

export const EveryKind: Story = {
  args: {
    items: [
      anItem(),
      news('assist', 'Palmer set up a goal.', 3),
      news('card', 'Branthwaite was booked.', -1),
      news('save', 'Flekken made his third save.', 1),
      news('bonus', 'Saka got 3 bonus points.', 3),
      news('auto_sub', 'Gusto came on for Branthwaite.', 2),
      news('lineup', 'Foden starts for Manchester City.'),
      news('price_up', 'Palmer costs 0.1m more.'),
      news('price_down', 'Sterling costs 0.1m less.'),
      news('news', 'Haaland: knock, 75% chance of playing.'),
      anItem({
        kind: 'rival_transfer',
        text: 'Kane You Believe It bought Saka.',
        team: { id: asTeamId(12), name: 'Kane You Believe It' },
        mine: false,
        points: undefined,
      }),
      news('rival_chip', 'Two rivals played their wildcard.'),
      news('badge', 'Palmer is a penalty taker now.'),
      anItem({ ...news('deadline', 'The deadline of gameweek 24 has passed.'), at: '2024-02-09T18:30:00Z' }),
    ],
  },
};
export const OneItem: Story = { args: { items: [anItem()] } };
export const LongSentence: Story = {
  args: {
    items: [
      anItem({
        text: 'Saka scored for Arsenal, his second of the match and his sixteenth of the season, after a pass from Ødegaard who had won the ball on the halfway line.',
      }),
    ],
  },
};
export const Narrow: Story = { ...EveryKind, ...onAPhone };
