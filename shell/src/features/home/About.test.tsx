import { screen } from '@testing-library/react';
import { aContent } from '@touchline/shared/testing';
import { aBoot, openShell } from '../../testing/renderShell';

const open = (contact: string | null = null) =>
  openShell({
    path: '/about',
    boot: { ...aBoot({ user: {} }), content: aContent({ links: { chat: null, betting: null, contact } }) },
    routes: { 'GET /v1/tos': { body: { success: true, payload: '<h2>Fair use</h2><p>Be fair.</p>' } } },
  });

it('links to the terms of service, and closes them again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'terms of service' }));
  expect(await screen.findByRole('heading', { name: 'Fair use' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'terms of service' })).toBeVisible();
});

it('gives the address for questions that is configured', async () => {
  await open('help@touchline.test');
  expect(await screen.findByRole('link', { name: 'help@touchline.test' })).toHaveAttribute(
    'href',
    'mailto:help@touchline.test',
  );
});

it('gives no address where none is configured', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'suggestion form' })).toBeVisible();
  expect(screen.queryByText(/Questions/)).not.toBeInTheDocument();
});
