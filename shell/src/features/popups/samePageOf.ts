import { buildLink } from '@touchline/shared/contract';
import type { RivalsConfig } from '@touchline/shared/wire';

/** Address of the open page in another rivals view; undefined outside the rivals pages. */
export function samePageOf(view: RivalsConfig['id'], pathname: string): string | undefined {
  const [, area, , ...page] = pathname.split('/');
  return area === 'rivals' ? buildLink('rivals', { params: { view, x: page.join('/') } }) : undefined;
}
