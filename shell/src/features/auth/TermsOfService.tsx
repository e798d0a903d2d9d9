import { TermsView } from '@touchline/design-system/forms';
import { tos } from '@touchline/shared/calls/tos';
import { failed, loading, ready, toFailure, type RemoteData } from '@touchline/shared/remote-data';
import DOMPurify from 'dompurify';
import { useEffect, useState } from 'react';
import { useShell } from '../../services/context/ShellContext';

/** The terms of service, loaded from the server. */
export function TermsOfService({ onClose }: { onClose: () => void }) {
  const { clients } = useShell();
  const [terms, setTerms] = useState(loading<DocumentFragment>());
  useEffect(() => {
    let isGone = false;
    const arrived = (found: RemoteData<DocumentFragment>) => !isGone && setTerms(found);
    clients.api.call(tos).then(
      ({ payload }) => arrived(ready(withoutWhatRuns(payload))),
      (thrown: unknown) => arrived(failed(toFailure(thrown))),
    );
    return () => {
      isGone = true;
    };
  }, [clients]);
  return <TermsView terms={terms} onClose={onClose} />;
}

/**
 * Removes everything executable from the server's markup. The result stays a DOM fragment, because parsing it
 * from text again could bring such parts back.
 */
function withoutWhatRuns(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
}
