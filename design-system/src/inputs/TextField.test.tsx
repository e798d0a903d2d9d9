import { render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import { TextField, type TextFieldProps } from './TextField';

const show = (props: TextFieldProps) =>
  render(
    <TouchlineTheme>
      <TextField {...props} />
    </TouchlineTheme>,
  );

it('is named by its label and described by what is said about it', () => {
  show({ label: 'Team ID', helperText: 'A number.', error: true, value: 'x', readOnly: true });
  const field = screen.getByRole('textbox', { name: 'Team ID' });
  expect(field).toHaveAccessibleDescription('A number.');
  expect(field).toBeInvalid();
});

it('with choices is the select of the system, as well named and described', () => {
  const children = [<option key={1}>1</option>, <option key={2}>2</option>];
  show({ label: 'Day', helperText: 'Pick one.', defaultValue: '2', children, disabled: true });
  const field = screen.getByRole('combobox', { name: 'Day' });
  expect(field).toBeInstanceOf(HTMLSelectElement);
  expect(field).toHaveAccessibleDescription('Pick one.');
  expect(field).toHaveValue('2');
  expect(field).toBeDisabled();
});
