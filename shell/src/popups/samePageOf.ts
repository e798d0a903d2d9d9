import { buildLink } from '@touchline/shared/contract';
import type { RivalsConfig } from '@touchline/shared/wire';

/** The page of another view that shows what the open one does; undefined outside the pages of the rivals. */
export function samePageOf(view: RivalsConfig['id'], pathname: string): string | undefined {
  const [, area, , ...page] = pathname.split('/');
  return area === 'rivals' ? buildLink('rivals', { params: { view, x: page.join('/') } }) : undefined;
}
