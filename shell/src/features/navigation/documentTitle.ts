import { useFantasy } from '@touchline/shared/contract';
import { useEffect } from 'react';

/** `Page · team name`; without a team the product's own name. */
export const documentTitle = (page: string, teamName?: string | null) =>
  `${page} · ${teamName || 'Touchline'}`;

/** Sets the tab's title until the page's heading replaces it. */
export function useDocumentTitle(page: string): void {
  const teamName = useFantasy()?.team?.name;
  useEffect(() => {
    document.title = documentTitle(page, teamName);
  }, [page, teamName]);
}
