import { NotFoundState } from '@touchline/design-system';
import { useDocumentTitle } from './documentTitle';

/** Page for unknown addresses, and for pages that this user must not see. */
export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return <NotFoundState />;
}
