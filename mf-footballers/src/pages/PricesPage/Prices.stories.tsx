import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aPriceRow, somePrices } from '../../testing/builders';
import { PriceChanges } from './PriceChanges';
import Prices from './Prices';

const meta = {
  title: 'mf-footballers/Prices',
  component: Prices,
  decorators: [signedIn],
  args: { known: somePrices() },
} satisfies Meta<typeof Prices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The game forecasts, and the record says how right that was. */
export const Forecast: Story = {};
export const FirstNight: Story = { args: { known: somePrices({ record: null, changes: [] }) } };
/** A season whose game forecasts nothing. */
export const Transfers: Story = {
  args: {
    known: somePrices({
      from: 'transfers',
      next_change: null,
      record: null,
      risers: [aPriceRow({ forecast: undefined })],
    }),
  },
};
export const Changes: Story = { render: ({ known }) => <PriceChanges known={known} /> };
export const NoChanges: Story = { ...Changes, args: { known: somePrices({ changes: [] }) } };
export const Narrow: Story = { ...Forecast, ...onAPhone };
export const NarrowChanges: Story = { ...Changes, ...onAPhone };
