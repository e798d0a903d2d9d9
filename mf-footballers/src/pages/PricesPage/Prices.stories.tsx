import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aPriceRow, somePrices } from '../../testing/builders';
import { PriceChanges } from './PriceChanges';
import Prices from './Prices';

const meta = {
  title: 'mf-footballers/Prices',
  component: Prices,
  decorators: [signedIn],
  args: { prices: somePrices() },
} satisfies Meta<typeof Prices>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The game forecasts, and the record says how right that was. */
export const Forecast: Story = {};
export const FirstNight: Story = { args: { prices: somePrices({ record: null, changes: [] }) } };
/** A season whose game forecasts nothing. */
export const Transfers: Story = {
  args: {
    prices: somePrices({
      from: 'transfers',
      next_change: null,
      record: null,
      risers: [aPriceRow({ forecast: undefined })],
    }),
  },
};
export const Changes: Story = { render: ({ prices }) => <PriceChanges prices={prices} /> };
export const NoChanges: Story = { ...Changes, args: { prices: somePrices({ changes: [] }) } };
export const Narrow: Story = { ...Forecast, ...onAPhone };
export const NarrowChanges: Story = { ...Changes, ...onAPhone };
