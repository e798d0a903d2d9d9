import { NotFoundState } from '@touchline/design-system';
import { useDocumentTitle } from './documentTitle';

/** The page of an address that leads nowhere, and of what only others may see. */
export function NotFoundPage() {
  useDocumentTitle('Page Not Found');
  return <NotFoundState />;
}
