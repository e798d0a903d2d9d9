import { EmptyState, PaywallBlock } from '@touchline/design-system';
import { usePassCardOpener, useFantasy, useHasPass } from '@touchline/shared/contract';
import { paywallTexts } from '@touchline/shared/domain';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';
import { Owners } from './Owners';

/** Owners in the view, since when, and points for them. Route: /footballer/:id/rivals */
export default function FootballerRivalsPage() {
  const view = useFantasy()?.rivals_view ?? 'rivals';
  const hasPass = useHasPass();
  if (view !== 'rivals' && !hasPass) return <LockedView isElite={view === 'elite'} />;
  return (
    <FootballerFrame part="footballerRivals" pace="calm" what="owners" view={view}>
      {(reply) =>
        reply.rows.length === 0 ? (
          <EmptyState art="stand" title="Nobody in this view owns him." />
        ) : (
          <Owners reply={reply} />
        )
      }
    </FootballerFrame>
  );
}

/** The elite and leagues need a pass; the head is shown without one. */
function LockedView({ isElite }: { isElite: boolean }) {
  const passCardOpener = usePassCardOpener();
  const leagues = useFantasy()?.leagues_preview ?? [];
  return (
    <FootballerFrame part="footballerDefault" pace="calm" what="player">
      {() => (
        <PaywallBlock
          onOpenPass={passCardOpener('footballer', 'rivals')}
          {...(!isElite && { text: paywallTexts.leagues, leagues: leagues.map(({ name }) => name) })}
        />
      )}
    </FootballerFrame>
  );
}
