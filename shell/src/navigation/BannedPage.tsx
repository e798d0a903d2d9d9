import { NotFoundState } from '@touchline/design-system';
import { useEffect } from 'react';

/** All that a banned account sees, whatever the address was: the page of unknown addresses, without ways out. */
export function BannedPage() {
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
