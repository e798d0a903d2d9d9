import { RemoteView } from '@touchline/design-system';
import type { WidgetProps } from '@touchline/shared/contract';
import { useEffect } from 'react';
import { TeamHeaderCard } from '../../components/TeamFrame/TeamHeader';
import { useTeamPart } from '../../state/useTeamPart';

/** The own team in short, for Home. */
export default function TeamWidget({ refresh = 0 }: WidgetProps) {
  const overview = useTeamPart('overview', 'live');
  const { refresh: refreshOverview } = overview;
  useEffect(() => {
    if (refresh > 0) refreshOverview();
  }, [refresh, refreshOverview]);
  return (
    <RemoteView data={overview.data} what="team" onRetry={refreshOverview}>
      {(team) => <TeamHeaderCard overview={team} />}
    </RemoteView>
  );
}
