import { problem } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { openAccount } from '../../testing/openAccount';

const call = 'POST /v1/event/suggestion';

it('sends a suggestion with the topic the address has chosen, and thanks', async () => {
  const { user, api } = openAccount('/suggestions/fault', { [call]: { body: { success: true } } });
  expect(await screen.findByRole('combobox', { name: 'What is it about?' })).toHaveDisplayValue(
    'Something is broken',
  );
  await user.type(screen.getByRole('textbox', { name: 'Your suggestion' }), 'The ticker forgets its range.');
  await user.click(screen.getByRole('checkbox', { name: 'You may answer me by email' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(api.requests[0]?.body).toMatchObject({
    slug: 'suggestion',
    data: { topic: 'fault', text: 'The ticker forgets its range.', may_answer: true },
  });
});

it('does not send less than a sentence', async () => {
  const { user, api } = openAccount('/suggestions');
  await user.type(await screen.findByRole('textbox', { name: 'Your suggestion' }), 'Nice');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Write at least 10 characters')).toBeVisible();
  expect(api.requests).toEqual([]);
});

it('keeps the text when it could not be sent', async () => {
  const { user } = openAccount('/suggestions', { [call]: problem(500, 'boom') });
  await user.type(await screen.findByRole('textbox', { name: 'Your suggestion' }), 'A longer thought.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Error sending the suggestion')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your suggestion' })).toHaveValue('A longer thought.');
});

it('says that the chat is not open', async () => {
  openAccount('/chat');
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat is not open yet.' })).toBeVisible();
});
