import { asFootballerId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFootballer, anIndex } from '../testing/builders';
import { openFootballers } from '../testing/openFootballers';

const list = 'GET /v1/footballers/index/default';
const tick = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });

// Compiling the first sheet's chunk takes longer than the default timeout.
beforeAll(() => import('../components/compare/CompareSheet'), 120_000);

/** Opens the list with checkboxes. */
async function openComparing(answers = {}) {
  const view = openFootballers('/footballers/list', answers);
  await screen.findByRole('row', { name: /Saka/ });
  await view.user.click(screen.getByRole('button', { name: 'Compare' }));
  return view;
}

it('shows no checkboxes before comparing, and none afterwards', async () => {
  const { user } = await openComparing();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Compare' })).not.toBeInTheDocument();
});

it('shows two side by side without a request, the better number marked', async () => {
  const { api, user } = await openComparing();
  const show = screen.getByRole('button', { name: 'Show side by side' });
  await user.click(tick('Salah'));
  expect(show).toBeDisabled();
  await user.click(tick('Saka'));
  expect(screen.getByText('2 of 3 ticked')).toBeVisible();
  const asked = api.requests.length;
  await user.click(show);
  const sheet = within(await screen.findByRole('dialog', { name: 'Side by side' }));
  const total = sheet.getByRole('row', { name: /Total points/ });
  expect(total).toHaveTextContent('Total points★ 157148');
  expect(within(total).getByTitle('Best of these')).toHaveTextContent('157');
  // The builders give both the same value: neither is better.
  expect(sheet.getByRole('row', { name: /Form/ })).toHaveTextContent('Form6.26.2');
  expect(sheet.queryByRole('row', { name: /EP next/ })).not.toBeInTheDocument();
  expect(api.requests).toHaveLength(asked);
  await user.click(sheet.getByRole('button', { name: 'Close' }));
});

it('refuses a fourth one, and removes one by its chip', async () => {
  const rows = ['Salah', 'Saka', 'Haaland', 'Watkins'].map((name, at) =>
    aFootballer({ id: asFootballerId(at + 1), name }),
  );
  const { user } = await openComparing({ [list]: success(anIndex({ rows })) });
  for (const name of ['Salah', 'Saka', 'Haaland']) await user.click(tick(name));
  expect(tick('Watkins')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Remove Saka' }));
  expect(tick('Watkins')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('0 of 3 ticked')).toBeVisible();
});

it('keeps the selection on another tab, and adds the figures of its list', async () => {
  const { api, user } = await openComparing();
  await user.click(tick('Salah'));
  await user.click(tick('Saka'));
  const rows = [
    aFootballer({ ep_next: 7.4 }),
    aFootballer({ id: asFootballerId(308), name: 'Salah', ep_next: 9.1 }),
  ];
  api.answer('GET /v1/footballers/index/predictions', success(anIndex({ view: 'predictions', rows })));
  await user.click(screen.getByRole('link', { name: 'Predictions' }));
  await screen.findByRole('link', { name: 'Predictions', current: 'page' });
  await screen.findByRole('columnheader', { name: /EP next/ });
  await user.click(screen.getByRole('button', { name: 'Show side by side' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Side by side' }));
  expect(sheet.getByRole('row', { name: /EP next/ })).toHaveTextContent('★ 9.17.4');
});

it('locks what the server left out, never the real value', async () => {
  const rows = [
    aFootballer({ form: undefined, locked: true }),
    aFootballer({ id: asFootballerId(308), name: 'Salah' }),
  ];
  const { user, record } = await openComparing({ [list]: success(anIndex({ rows })) });
  await user.click(tick('Saka'));
  await user.click(tick('Salah'));
  await user.click(screen.getByRole('button', { name: 'Show side by side' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Side by side' }));
  await user.click(sheet.getByRole('button', { name: 'Form: Season pass content' }));
  expect(record.passPrompts).toEqual([{ location: 'footballers_compare', step: 'form' }]);
});
