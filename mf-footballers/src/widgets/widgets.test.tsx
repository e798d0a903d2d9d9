import { transferSortRemembered } from '@touchline/shared/contract';
import { asFootballerId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { aCard, aLockedCard, movedMost } from '../testing/builders';
import { openWidget } from '../testing/openFootballers';

describe('FootballerSlider', () => {
  const micro = 'GET /v1/micro/footballers';
  const withCards = (...footballers: ReturnType<typeof aCard>[]) => ({
    [micro]: success({ footballers: { footballers } }),
  });

  it('shows expected points, the next fixture and the star', async () => {
    const { user, services } = openWidget('FootballerSlider', withCards(aCard()));
    const saka = within(await screen.findByRole('article', { name: 'Bukayo Saka' }));
    expect(saka.getByText('7.4')).toBeVisible();
    expect(saka.getByRole('img', { name: 'Liverpool, home, very hard (5)' })).toBeVisible();
    const toggled: number[] = [];
    services.toggleWatch = async (id) => void toggled.push(id);
    await user.click(saka.getByRole('button', { name: 'Watch Saka' }));
    expect(toggled).toEqual([19]);
  });

  it('locks what the server left out, and opens the pass card', async () => {
    const { user, record } = openWidget('FootballerSlider', withCards(aLockedCard()));
    await user.click(await screen.findByRole('button', { name: /EP next.*Season pass content/ }));
    expect(record.passPrompts).toEqual([{ location: 'footballer_card', step: 'ep_next' }]);
  });

  it('fails in its own box and tries again', async () => {
    const { user, api } = openWidget('FootballerSlider', { [micro]: problem(500, 'Internal Server Error') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer(micro, success({ footballers: { footballers: [aCard()] } }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Bukayo Saka' })).toBeVisible();
  });
});

describe('TransferWidget', () => {
  const micro = 'GET /v1/micro/transfers';

  it('shows the most transferred by the chosen order, and links to its table', async () => {
    const { user } = openWidget('TransferWidget', { [micro]: success({ transfers: movedMost() }) });
    const list = () => screen.findByRole('list', { name: 'Most moved players' });
    expect(await list()).toHaveTextContent('Salah250,000');
    await user.click(screen.getByRole('button', { name: 'Out' }));
    expect(await list()).toHaveTextContent('Saka110,000');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/transfers/out');
    await user.click(screen.getByRole('button', { name: 'Nett' }));
    expect(await list()).toHaveTextContent('+214k');
  });

  it('starts with the last used order', async () => {
    const { store } = openWidget('TransferWidget', { [micro]: success({ transfers: movedMost() }) });
    act(() => void store.dispatch(transferSortRemembered('out')));
    expect(await screen.findByRole('list', { name: 'Most moved players' })).toHaveTextContent('Saka110,000');
    expect(screen.getByRole('button', { name: 'Out' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says that there are no transfers yet', async () => {
    openWidget('TransferWidget', { [micro]: success({ transfers: movedMost({ in: [] }) }) });
    expect(await screen.findByText('No transfers yet this gameweek.')).toBeVisible();
  });
});

describe('CategoryGrid', () => {
  it('links to the list of each category, the watchlist first with its count', async () => {
    const footballer_categories = [
      { key: 'nailed', label: 'Nailed' },
      { key: 'watchlist', label: 'Watchlist' },
    ];
    openWidget(
      'CategoryGrid',
      {},
      {
        content: { footballer_categories },
        state: { watchlist: [19, 308, 355].map(asFootballerId) },
      },
    );
    const [first, second] = await screen.findAllByRole('link');
    expect(first).toHaveTextContent('Watchlist3');
    expect(first).toHaveAttribute('href', '/footballers/list?category=watchlist');
    expect(second).toHaveAttribute('href', '/footballers/list?category=nailed');
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  it('shows six categories until the manager expands it', async () => {
    const footballer_categories = Array.from({ length: 24 }, (_, index) => ({
      key: `badge_${index}`,
      label: `Badge ${index}`,
    }));
    const { user } = openWidget('CategoryGrid', {}, { content: { footballer_categories } });
    expect(await screen.findAllByRole('link')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 24 categories' }));
    expect(screen.getAllByRole('link')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('link')).toHaveLength(6);
  });
});
