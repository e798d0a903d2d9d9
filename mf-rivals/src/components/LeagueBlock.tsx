import { PaywallBlock } from '@touchline/design-system';
import { usePassCardOpener, useFantasy } from '@touchline/shared/contract';
import { paywallTexts } from '@touchline/shared/domain';

/** Shown instead of a league's teams without the pass, with the names of the manager's leagues. */
export function LeagueBlock() {
  const passCardOpener = usePassCardOpener();
  const leagues = useFantasy()?.leagues_preview ?? [];
  return (
    <PaywallBlock
      text={paywallTexts.leagues}
      leagues={leagues.map(({ name }) => name)}
      onOpenPass={passCardOpener('rivals', 'league')}
    />
  );
}
