import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { someFixtures } from '../../testing/builders';
import { ClubFixturesTable } from './ClubFixturesTable';

const meta = {
  title: 'mf-clubs/Fixtures of a club',
  component: ClubFixturesTable,
  decorators: [signedIn],
} satisfies Meta<typeof ClubFixturesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { fixtures: someFixtures() } };
export const Narrow: Story = { ...Usual, ...onAPhone };
export const EarlierSeason: Story = { args: { fixtures: someFixtures().slice(0, 1), season: '2022-23' } };
