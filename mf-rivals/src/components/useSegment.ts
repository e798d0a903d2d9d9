import { rivalsSegment, type RivalsView } from '@touchline/shared/domain';
import { useLocation } from '@touchline/shared/router';

/** The view in the address: `rivals`, `elite` or a league; anything else is `rivals`. */
export function useSegment(): RivalsView {
  return rivalsSegment(useLocation().pathname.split('/')[2] ?? '');
}
