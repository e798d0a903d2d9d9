import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TouchlineForm } from './TouchlineForm';

const form = (
  <TouchlineForm label="Change password" onSubmit={() => undefined}>
    <input name="old" aria-label="Old password" />
    <button type="submit">Save</button>
  </TouchlineForm>
);

it('sends no field as part of an address before its scripts run: the browser cannot submit it', () => {
  expect(renderToString(form)).toMatch(/<fieldset[^>]* disabled=""/);
});

it('can be filled in as soon as they do', () => {
  render(form);
  expect(screen.getByRole('textbox', { name: 'Old password' })).toBeEnabled();
});
