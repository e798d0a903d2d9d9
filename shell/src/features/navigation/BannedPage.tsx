import { NotFoundState } from '@touchline/design-system';
import { useEffect } from 'react';

/** The only page of a banned account, at any address: the page of unknown addresses, without links. */
export default function BannedPage() {
  useEffect(() => {
    window.history.replaceState(null, '', '/404');
    document.title = 'Page Not Found · Touchline';
  }, []);
  return (
    <main>
      <NotFoundState navigation={false} />
    </main>
  );
}
