import { EmptyState, PageBody, TextLink } from '@touchline/design-system';
import { buildLink, useContent } from '@touchline/shared/contract';
import { OutLink } from '../../components/OutLink';

/** The app has no chat; the page links to the configured external one, if any. Route: /chat */
export default function ChatPage() {
  const chat = useContent()?.links?.chat;
  return (
    <PageBody>
      <EmptyState
        headingLevel="h1"
        art="stand"
        title="Chat is not open yet."
        text={
          chat ? (
            <>
              Until then managers talk elsewhere: <OutLink to={chat}>Open the chat</OutLink>
            </>
          ) : (
            <>
              Tell us what you would like it to be in a{' '}
              <TextLink to={buildLink('suggestions', { params: { x: 'general' } })}>suggestion</TextLink>.
            </>
          )
        }
      />
    </PageBody>
  );
}
