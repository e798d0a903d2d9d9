import { Box } from '@touchline/design-system';
import { CheckboxOf, Field, FORM_ERROR, SubmitButton, TextFieldOf } from '@touchline/design-system/forms';
import { SelectField } from '@touchline/design-system/inputs';
import { useMemo } from 'react';
import { AccountForm } from '../../components/AccountForm';
import { failureMessage } from '../../domain/failureMessage';
import { suggestionError, suggestionTopics, type SuggestionTopic } from '../../domain/suggestionTopics';
import { useMutation } from '../../state/account.mutations';

interface Values {
  topic: SuggestionTopic;
  text: string;
  may_answer: boolean;
}

interface SuggestionFormProps {
  topic: SuggestionTopic;
  onSent: () => void;
}

export function SuggestionForm({ topic, onSent }: SuggestionFormProps) {
  const { run: suggest } = useMutation('suggest');
  const initialValues = useMemo(() => ({ topic, may_answer: false }), [topic]);
  const send = async ({ text, ...rest }: Values) => {
    const { failure } = await suggest({ ...rest, text: text.trim() });
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error sending the suggestion') };
    onSent();
    return undefined;
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 560 }}>
      <AccountForm<Values>
        draft="suggestion"
        label="Suggestion"
        initialValues={initialValues}
        onSubmit={send}
      >
        <Field<SuggestionTopic> name="topic">
          {({ input }) => (
            <SelectField
              fullWidth
              size="medium"
              label="What is it about?"
              value={input.value}
              options={suggestionTopics}
              onChange={input.onChange}
            />
          )}
        </Field>
        <TextFieldOf
          name="text"
          label="Your suggestion"
          multiline
          minRows={5}
          validate={suggestionError}
          helperText="10 to 2000 characters"
        />
        <CheckboxOf name="may_answer" label="You may answer me by email" />
        <Box>
          <SubmitButton>Send</SubmitButton>
        </Box>
      </AccountForm>
    </Box>
  );
}
