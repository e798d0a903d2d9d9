import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import { failed } from '@touchline/shared/remote-data';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AuthCard } from './auth/AuthCard';
import { TermsView } from './auth/TermsView';
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
  title: 'Forms/All',
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
/** What is typed stays; only sending waits for the network. */
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
export const LeapFebruary: Story = {
  args: { initial: { birthday: { year: 2000, month: 1, day: 31 } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Month'), '2');
    await expect(canvas.getByLabelText('Day')).toHaveValue('');
    const disabled = within(canvas.getByLabelText('Day'))
      .getAllByRole('option')
      .filter((option) => option.hasAttribute('disabled'));
    await expect(disabled.map((option) => option.textContent)).toEqual(['30', '31']);
  },
};
export const InTheCard: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AuthCard
      title="Sign up"
      benefits={[
        { title: 'Live points that are right', text: 'Bonus and automatic substitutions are in them.' },
        { title: 'Know your rivals', text: 'What they own, and who is left to play.' },
        { title: 'Plan the run', text: 'Fixture difficulty over weeks.' },
      ]}
    >
      <Example {...args} />
    </AuthCard>
  ),
};
export const TermsThatCouldNotBeFetched: Story = {
  render: () => <TermsView terms={failed({ kind: 'offline' })} onClose={fn()} />,
};
