import { screen } from '@testing-library/react';
import { openAccount } from '../testing/openAccount';

const chat = 'https://chat.example.org/touchline';
const betting = 'https://betting.example.org';
const none = { chat: null, betting: null, contact: null };

it('links to the chat that is configured, in a new tab', async () => {
  openAccount('/chat', {}, { content: { links: { ...none, chat } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat is not open yet.' })).toBeVisible();
  const link = screen.getByRole('link', { name: /Open the chat \(opens in a new tab\)/ });
  expect(link).toHaveAttribute('href', chat);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks for wishes where no chat is configured', async () => {
  openAccount('/chat');
  expect(await screen.findByRole('link', { name: 'suggestion' })).toHaveAttribute(
    'href',
    '/suggestions/general',
  );
});

it('shows the page about betting with its notice and without odds, where the content has it', async () => {
  openAccount('/betting', {}, { content: { links: { ...none, betting } } });
  expect(await screen.findByText(/^18\+ only\./)).toBeVisible();
  expect(screen.getByText(/keeps no odds and takes no bets/)).toBeVisible();
  expect(screen.getByRole('link', { name: /I am 18 or older/ })).toHaveAttribute('href', betting);
});

it('shows the page about betting without a link otherwise', async () => {
  openAccount('/betting');
  expect(await screen.findByRole('heading', { level: 1, name: 'Betting' })).toBeVisible();
  expect(screen.getByText(/keeps no odds and takes no bets\. It links to no page/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /I am 18 or older/ })).not.toBeInTheDocument();
});

it('follows a configured address of our own origin inside the app', async () => {
  const own = `${location.origin}/suggestions/idea`;
  openAccount('/chat', {}, { content: { links: { ...none, chat: own } } });
  const link = await screen.findByRole('link', { name: 'Open the chat' });
  expect(link).toHaveAttribute('href', '/suggestions/idea');
  expect(link).not.toHaveAttribute('target');
});
