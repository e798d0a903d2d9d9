import { TouchlineForm, useForm } from '@touchline/design-system/forms';
import { useDraft } from '@touchline/shared/contract';
import type { ComponentProps } from 'react';
import { useOfflineReason } from './useOfflineReason';

type AccountFormProps<Values extends object> = Omit<
  ComponentProps<typeof TouchlineForm<Values>>,
  'blockedBy' | 'children'
> & {
  /** Name under which typed text is kept when the session ends; for forms that hold no secret. */
  readonly draft?: string;
  readonly children: React.ReactNode;
};

/** A form of this remote: offline it says why it cannot be sent, and a session that ends takes no text with it. */
export function AccountForm<Values extends object>({ draft, children, ...rest }: AccountFormProps<Values>) {
  const reason = useOfflineReason();
  return (
    <TouchlineForm<Values> {...rest} {...(reason && { blockedBy: reason })}>
      {children}
      {/* Last, because a field has to be there before it can be given its text. */}
      {draft && <DraftOf form={draft} />}
    </TouchlineForm>
  );
}

function DraftOf({ form }: { form: string }) {
  useDraft(form, useForm());
  return null;
}
