import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aList, ownRow } from '../../testing/builders';
import { openRivalsWidget } from '../../testing/openRivals';

const micro = 'GET /v1/micro/rivals';

it('shows the teams around mine, and links to each page of the stored view', async () => {
  openRivalsWidget('RivalsBox', {}, { state: { rivals_view: 'elite' } });
  expect(await screen.findByRole('row', { name: /Moyes/ })).toHaveAttribute('data-mine');
  expect(screen.getByText('−12')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of the rivals' }));
  expect(pages.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/rivals/elite/report');
});

it('offers to find a first rival', async () => {
  const { user, services } = openRivalsWidget('RivalsBox', {
    [micro]: success({ rivals: { config: aList().config, rows: [ownRow({ place: 1 })] } }),
  });
  const recommend = jest.fn();
  services.openRivalsRecommendation = recommend;
  await user.click(await screen.findByRole('button', { name: 'Add your first rival' }));
  expect(recommend).toHaveBeenCalledTimes(1);
});

it('fails in its own box and tries again', async () => {
  const { user, api } = openRivalsWidget('RivalsBox', { [micro]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(micro, success({ rivals: { config: aList().config, rows: aList().rows } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Klopps/ })).toBeVisible();
});

it('says whom the elite captains, without the pass too', async () => {
  const { config, rows } = aList();
  const elite_captain = { id: 355, name: 'Haaland', share: 63.2, teams: 1000 };
  openRivalsWidget('RivalsBox', { [micro]: success({ rivals: { config, rows, elite_captain } }) });
  expect(await screen.findByText(/The elite captains/)).toHaveTextContent(
    'The elite captains Haaland: 63.2% of 1,000 teams.',
  );
});
