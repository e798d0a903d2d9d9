import { Button, EmptyState, PageBody, PageHeading } from '@touchline/design-system';
import { useParams } from '@touchline/shared/router';
import { useState } from 'react';
import { topicFrom } from '../../domain/suggestionTopics';
import { SuggestionForm } from './SuggestionForm';

/** Form for suggestions. Routes: /suggestions, /suggestions/:topic */
export default function SuggestionsPage() {
  const { topic } = useParams();
  const [isSent, setSent] = useState(false);
  return (
    <PageBody>
      <PageHeading
        title="Suggestions"
        text="Tell us what is missing, wrong or in your way. Somebody reads every one."
      />
      {isSent ? (
        <EmptyState
          art="clipboard"
          title="Thank you"
          text="Your suggestion has reached us."
          action={
            <Button variant="outlined" onClick={() => setSent(false)}>
              Send another
            </Button>
          }
        />
      ) : (
        <SuggestionForm topic={topicFrom(topic)} onSent={() => setSent(true)} />
      )}
    </PageBody>
  );
}
