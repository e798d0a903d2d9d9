import { Box, QueryView, Section } from '@touchline/design-system';
import { CheckboxOf, FORM_ERROR, SubmitButton, TextFieldOf } from '@touchline/design-system/forms';
import { useShell } from '@touchline/shared/contract';
import { atMost } from '@touchline/shared/domain';
import type { AdminSettings } from '@touchline/shared/wire';
import { AccountForm } from '../../components/AccountForm';
import { failureMessage } from '../../domain/failureMessage';
import { useAccountQuery } from '../../state/account.queries';
import { useMutation } from '../../state/account.mutations';
import { AdminFrame } from './AdminFrame';
import { Answers, Flags } from './ServerStatus';

/** Maintenance message, supported app versions, and whether the pass is sold. Route: /admin/status */
export default function AdminStatusPage() {
  const status = useAccountQuery({ name: 'adminStatus' }, 'calm');
  return (
    <AdminFrame shown={status}>
      <QueryView query={status} what="settings">
        {(settings) => <SettingsForm settings={settings} onSaved={status.refresh} />}
      </QueryView>
      <Answers />
      <Flags />
    </AdminFrame>
  );
}

function SettingsForm({ settings, onSaved }: { settings: AdminSettings; onSaved: () => void }) {
  const shell = useShell();
  const { run: setStatus } = useMutation('setStatus');
  const save = async ({ alert = '', ...rest }: AdminSettings) => {
    const { failure } = await setStatus({ ...rest, alert });
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error updating') };
    shell.notify({ type: 'success', message: 'Settings saved.' });
    onSaved();
    return undefined;
  };
  return (
    <Section title="Settings" look="card">
      <AccountForm<AdminSettings> draft="settings" label="Settings" initialValues={settings} onSubmit={save}>
        <TextFieldOf
          name="alert"
          label="Alert"
          multiline
          minRows={3}
          validate={atMost(1000)}
          helperText="Shown to everybody in a dialog at the start; empty for none."
        />
        <TextFieldOf
          name="app_support"
          label="Oldest supported app"
          validate={versionError}
          helperText="major.minor; older native apps are blocked."
        />
        <CheckboxOf name="sales_open" label="The season pass is sold" />
        <Box>
          <SubmitButton>Save</SubmitButton>
        </Box>
      </AccountForm>
    </Section>
  );
}

const versionError = (text: string | undefined) =>
  /^\d{1,4}\.\d{1,4}$/.test(text ?? '') ? undefined : 'Two numbers with a point between: 1.4';
