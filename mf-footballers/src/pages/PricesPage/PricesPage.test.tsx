import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { somePrices } from '../../testing/builders';
import { openFootballers } from '../../testing/openFootballers';
import { ownValueText, recordText } from './priceTexts';

const call = 'GET /v1/prices';
const open = (path: string, prices = somePrices()) => openFootballers(path, { [call]: success(prices) });

describe('the prices page', () => {
  it('does not say how often forecasts were right before a night was judged', async () => {
    open('/footballers/prices', somePrices({ record: null }));
    expect(await screen.findByText(/game’s own forecast/)).not.toHaveTextContent('Right for');
  });

  it('lists past changes with their time and whether they were announced', async () => {
    const { user, address } = open('/footballers/prices');
    await user.click(await screen.findByRole('button', { name: 'Changes' }));
    expect(address()).toBe('/footballers/prices?list=changes');
    const table = within(screen.getByRole('table', { name: 'Changes' }));
    expect(table.getByRole('row', { name: /Salah/ })).toHaveTextContent(/12\.8 → 12\.9m.*Yes/);
    expect(table.getByRole('row', { name: /Saka/ })).toHaveTextContent(/8\.8 → 8\.7m.*No/);
    expect(
      screen.getByText('Right for 132 of 150 announced changes in 40 nights; 12 changes came unannounced.'),
    ).toBeVisible();
  });

  it('has no word on announcements where the game makes none', async () => {
    open('/footballers/prices?list=changes', somePrices({ from: 'transfers', record: null }));
    const table = within(await screen.findByRole('table', { name: 'Changes' }));
    expect(table.getByRole('columnheader', { name: /When/ })).toBeVisible();
    expect(table.queryByRole('columnheader', { name: /Announced/ })).not.toBeInTheDocument();
  });

  it('says so when no price has changed yet', async () => {
    open('/footballers/prices?list=changes', somePrices({ changes: [] }));
    expect(await screen.findByText('No price has changed yet.')).toBeVisible();
  });

  it('values the own squad above the list of own, where there is one', async () => {
    const { user } = open('/footballers/prices?list=own');
    expect(await screen.findByText('Your squad: 101.2m, tonight +0.1m')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Risers' }));
    expect(screen.queryByText(/Your squad/)).not.toBeInTheDocument();
  });

  it('says in a sentence what the forecast means, mine before others, and never of a locked row', async () => {
    open('/footballers/prices', somePrices({ next_change: null }));
    const mine = within(
      await screen.findByRole('list', { name: 'Prices of mine and watched', hidden: true }),
    );
    expect(mine.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Saka (12.9m) rises at the next change: likely',
    ]);
    const others = within(screen.getByRole('list', { name: 'Prices of others', hidden: true }));
    expect(others.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Salah (12.9m) rises at the next change: likely',
    ]);
  });

  it('has no sentence where the game forecasts nothing', async () => {
    open('/footballers/prices', somePrices({ from: 'transfers', record: null }));
    expect(await screen.findByText(/does not forecast prices/)).toBeVisible();
    expect(screen.queryByRole('list', { name: /^Prices of/, hidden: true })).not.toBeInTheDocument();
  });

  it('shows no value without a squad', async () => {
    open('/footballers/prices?list=own', somePrices({ own_value: null }));
    expect(await screen.findByRole('row', { name: /Saka/ })).toBeVisible();
    expect(screen.queryByText(/Your squad/)).not.toBeInTheDocument();
  });
});

describe('the texts', () => {
  const record = { nights: 1, unwatched: 0, expected: 1, right: 1, wrong: 0, missed: 1 };

  it('count one thing as one', () => {
    expect(recordText(record)).toBe(
      'Right for 1 of 1 announced change in 1 night; 1 change came unannounced.',
    );
  });

  it.each([
    [1, '1 night was not recorded.'],
    [3, '3 nights were not recorded.'],
  ])('say that %i nights are not in it', (unwatched, words) =>
    expect(recordText({ ...record, unwatched })).toMatch(words),
  );

  it.each([
    [101.2, 'Your squad: 101.2m, tonight no change'],
    [100.9, 'Your squad: 101.2m, tonight −0.3m'],
    [null, 'Your squad: 101.2m'],
  ])('name the change to %s', (next, words) => expect(ownValueText({ now: 101.2, next })).toBe(words));
});
