import { asFootballerId, asClubId, asFixtureId } from '@touchline/shared/domain';
import type { FootballerRow, FootballerView } from '@touchline/shared/wire';
import { success } from '@touchline/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aFixtureCell, aFootballer, anIndex } from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

/** Opens a page of the lists with one footballer in its view. */
const openWith = (path: string, view: FootballerView, ...rows: Partial<FootballerRow>[]) =>
  openFootballers(path, {
    [`GET /v1/footballers/index/${view}`]: success(anIndex({ view, rows: rows.map(aFootballer) })),
  });
const saka = () => screen.findByRole('row', { name: /Saka/ });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

describe('points', () => {
  const categories = { goals_scored: { points: 45, count: 9 }, yellow_cards: { points: -3, count: 3 } };

  it('show what each category gave or how often it happened', async () => {
    const { user, address } = openWith('/footballers/points', 'total_points', { per_match: 6.7, categories });
    expect(await saka()).toHaveTextContent('45');
    expect(await saka()).toHaveTextContent('−3');
    await user.click(screen.getByRole('button', { name: 'Counts' }));
    expect(await saka()).toHaveTextContent('9');
    expect(address()).toBe('/footballers/points?figure=counts');
  });

  it('lock a row whole where the server did, its name too', async () => {
    const locked = { id: asFootballerId(20), name: 'Hidden', total_points: undefined, locked: true as const };
    const { user, record } = openWith('/footballers/points', 'total_points', { categories }, locked);
    await saka();
    expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'footballers', step: 'total_points' }]);
  });

  it('have a page by gameweek, newest first, and one by fixture', async () => {
    const gameweeks = [
      { gameweek_id: 24, points: 13 },
      { gameweek_id: 23, points: null },
    ];
    const fixtures = [
      aFixtureCell({ points: null, minutes: null }),
      aFixtureCell({ points: 8, minutes: 90 }),
    ];
    const { api, user, address } = openWith('/footballers/points/gameweek', 'gameweek_points', { gameweeks });
    expect(within(await saka()).getByTitle('Not yet played')).toBeVisible();
    expect(headings().slice(2, 4)).toEqual(['GW24', 'GW23']);
    api.answer(
      'GET /v1/footballers/index/fixtures_points',
      success(anIndex({ view: 'fixtures_points', rows: [aFootballer({ fixtures })] })),
    );
    await user.click(screen.getByRole('button', { name: 'By fixture' }));
    expect(address()).toBe('/footballers/points/fixtures');
    expect(await screen.findByTitle('Not yet started')).toBeVisible();
  });
});

it('predictions lock gated values and show the name', async () => {
  openWith('/footballers/predictions', 'predictions', { form: undefined, locked: true, chance: 0 });
  const row = await saka();
  expect(row).toHaveTextContent('Not playing');
  expect(within(row).getAllByRole('button', { name: /Season pass content/ })).toHaveLength(4);
});

it('transfers have a sign', async () => {
  openWith('/footballers/transfers', 'gameweek_transfers', {
    balance: -214000,
    transfers_in: 1200,
    transfers_out: 215200,
    cost_change: 0.1,
  });
  expect(await saka()).toHaveTextContent('-214k');
  expect(await saka()).toHaveTextContent('+0.1');
});

it('season stacks a double gameweek and marks a blank one', async () => {
  const double = [
    aFixtureCell(),
    aFixtureCell({ fixture_id: asFixtureId('bur-ars'), opponent_id: asClubId('bur'), is_home: false }),
  ];
  openWith('/footballers/season', 'season_ticker', {
    ticker: { '25': double, '26': [] },
    mean_difficulty: 4.2,
  });
  const row = await saka();
  expect(row).toHaveTextContent('LIV');
  expect(row).toHaveTextContent('bur');
  expect(within(row).getByRole('img', { name: 'No fixture' })).toBeVisible();
});

it('the tabs link one view to another', async () => {
  const { api, user, address } = openWith('/footballers/list', 'default', {});
  await saka();
  api.answer('GET /v1/footballers/index/predictions', success(anIndex({ view: 'predictions' })));
  await user.click(screen.getByRole('link', { name: 'Predictions' }));
  expect(address()).toBe('/footballers/predictions');
  await waitFor(() => expect(api.countOf('GET /v1/footballers/index/predictions')).toBe(1));
});

it('the filters go along from tab to tab, page and order do not', async () => {
  const { api, user, address } = openWith(
    '/footballers/list?pos=DEF&q=sa&page=2&order_by=form&order=desc',
    'default',
    {},
  );
  await saka();
  for (const view of ['predictions', 'total_points', 'gameweek_points'])
    api.answer(`GET /v1/footballers/index/${view}`, success(anIndex({ rows: [aFootballer()] })));
  await user.click(screen.getByRole('link', { name: 'Predictions' }));
  expect(address()).toBe('/footballers/predictions?q=sa&pos=DEF');
  expect(await screen.findByRole('link', { name: 'Predictions', current: 'page' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Points' }));
  await user.click(await screen.findByRole('button', { name: 'By gameweek' }));
  expect(address()).toBe('/footballers/points/gameweek?q=sa&pos=DEF');
  expect(await screen.findByRole('button', { name: 'By gameweek', pressed: true })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Slider' })).toHaveAttribute('href', '/footballers?q=sa&pos=DEF');
});

describe('suggestions', () => {
  it('are sliders by position and by badge, each linking to its list', async () => {
    openFootballers('/footballers');
    const nailed = within(await screen.findByRole('list', { name: 'Nailed' }));
    expect(nailed.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'All: Midfielder' })).toHaveAttribute(
      'href',
      '/footballers/list?pos=MID',
    );
    expect(screen.getByRole('link', { name: 'All: Nailed' })).toHaveAttribute(
      'href',
      '/footballers/list?category=nailed',
    );
  });

  it('are those of the position in the address', async () => {
    const { api, user, address } = openFootballers('/footballers', {
      'GET /v1/footballers/suggested/GKP': success({ positions: [], categories: [] }),
    });
    await screen.findByRole('list', { name: 'Nailed' });
    await user.click(screen.getByRole('button', { name: 'GKP' }));
    expect(address()).toBe('/footballers?pos=GKP');
    expect(await screen.findByText('No suggestions')).toBeVisible();
    expect(api.countOf('GET /v1/footballers/suggested/GKP')).toBe(1);
  });
});
