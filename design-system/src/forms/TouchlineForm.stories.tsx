import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../components/base/Box';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BirthdayFields, type BirthdayParts } from './BirthdayFields';
import { CheckboxOf, CodeField, PasswordField, TextFieldOf } from './fields';
import { SubmitButton } from './SubmitButton';
import { FORM_ERROR, TouchlineForm } from './TouchlineForm';

interface SignUp {
  email: string;
  password: string;
  birthday: BirthdayParts;
  terms: boolean;
  code: string;
}

const needed = (value: unknown) => (value ? undefined : 'This is needed');

interface ExampleProps {
  initial?: Partial<SignUp>;
  error?: string;
  lockedFor?: number;
  blockedBy?: string;
  onSubmit: (values: SignUp) => Promise<Record<string, string>> | void;
}

function Example({ initial, error, lockedFor, blockedBy, onSubmit }: ExampleProps) {
  return (
    <Box sx={{ maxWidth: 440 }}>
      <TouchlineForm<SignUp>
        label="Sign up"
        onSubmit={onSubmit}
        initialValues={initial}
        error={error}
        blockedBy={blockedBy}
      >
        <TextFieldOf name="email" label="Email" type="email" autoComplete="email" validate={needed} />
        <PasswordField name="password" label="Password" validate={needed} autoComplete="new-password" />
        <BirthdayFields name="birthday" currentYear={2026} />
        <CodeField name="code" lockedFor={lockedFor} helperText="The mail can take 5 minutes." />
        <CheckboxOf
          name="terms"
          label="I accept the terms of agreement"
          validate={(yes) => (yes ? undefined : 'You must accept the terms of agreement')}
        />
        <SubmitButton fullWidth>Sign up</SubmitButton>
      </TouchlineForm>
    </Box>
  );
}

const meta = {
  title: 'Forms/TouchlineForm',
  component: Example,
  args: { onSubmit: fn() as ExampleProps['onSubmit'] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const SentEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(canvas.getByText('You must accept the terms of agreement')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const RefusedByTheServer: Story = {
  args: {
    initial: { email: 'ada@example.org', password: 'kick-off', terms: true },
    onSubmit: () =>
      Promise.resolve({ email: 'This address has an account already', [FORM_ERROR]: 'Sign up failed' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText('This address has an account already')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sign up failed');
  },
};
export const LockedFor40Seconds: Story = { args: { lockedFor: 40 } };
/** Typed text stays; only submitting waits for the network. */
export const Offline: Story = {
  args: {
    blockedBy: 'You are offline. Reconnect and try again.',
    initial: { email: 'ronnie@touchline.test' },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Sign up' });
    await expect(send).toHaveAccessibleDescription('You are offline. Reconnect and try again.');
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'x{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
