import { TouchlineForm, useForm } from '@touchline/design-system/forms';
import { useDraft } from '@touchline/shared/contract';
import type { ComponentProps } from 'react';
import { useOfflineReason } from './useOfflineReason';

type AccountFormProps<Values extends object> = Omit<
  ComponentProps<typeof TouchlineForm<Values>>,
  'blockedBy' | 'children'
> & {
  /** Key under which typed text is saved when the session ends; only for forms without passwords. */
  readonly draft?: string;
  readonly children: React.ReactNode;
};

/** Form of this remote: offline the button gives a reason, and typed text survives an expired session. */
export function AccountForm<Values extends object>({ draft, children, ...rest }: AccountFormProps<Values>) {
  const reason = useOfflineReason();
  return (
    <TouchlineForm<Values> {...rest} {...(reason && { blockedBy: reason })}>
      {children}
      {/* Rendered last: fields must be registered before a draft can fill them. */}
      {draft && <DraftOf form={draft} />}
    </TouchlineForm>
  );
}

function DraftOf({ form }: { form: string }) {
  useDraft(form, useForm());
  return null;
}
