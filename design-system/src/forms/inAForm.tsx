import type { Decorator } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TouchlineForm } from './TouchlineForm';

/** For stories: wraps a field in a form. */
export function inAForm(initialValues: object = {}): Decorator {
  return (Story) => (
    <TouchlineForm label="Example" onSubmit={fn()} initialValues={initialValues}>
      <Story />
    </TouchlineForm>
  );
}
