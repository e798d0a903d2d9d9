import { EmptyState, PageBody, TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';

/** There is no chat yet, and the page says so. Route: /chat */
export default function ChatPage() {
  return (
    <PageBody>
      <EmptyState
        headingLevel="h1"
        art="stand"
        title="Chat is not open yet."
        text={
          <>
            Tell us what you would like it to be in a{' '}
            <TextLink to={buildLink('suggestions', { params: { x: 'general' } })}>suggestion</TextLink>.
          </>
        }
      />
    </PageBody>
  );
}
