import { PaywallBlock } from '@touchline/design-system';
import { passCardOpener, useFantasy } from '@touchline/shared/contract';
import { paywallTexts } from '@touchline/shared/domain';

/** In place of a league's teams for who holds no pass, with the names of his own leagues. */
export function LeagueBlock() {
  const leagues = useFantasy()?.leagues_preview ?? [];
  return (
    <PaywallBlock
      text={paywallTexts.leagues}
      leagues={leagues.map(({ name }) => name)}
      onOpenPass={passCardOpener('rivals', 'league')}
    />
  );
}
