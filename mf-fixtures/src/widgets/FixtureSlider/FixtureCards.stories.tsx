import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aFixture, aList } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { FixtureCards } from './FixtureCards';

const meta = { title: 'mf-fixtures/Fixture cards', component: FixtureCards } satisfies Meta<
  typeof FixtureCards
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { fixtures: aList().fixtures } };
export const One: Story = { args: { fixtures: [aFixture()] } };
export const Narrow: Story = { ...Usual, ...onAPhone };
