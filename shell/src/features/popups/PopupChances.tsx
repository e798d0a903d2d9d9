import { Button, KpiRow, PaywallCell, Skeleton } from '@touchline/design-system';
import { rivalsChances } from '@touchline/shared/calls/rivalsChances';
import { rivalsSeasonChances } from '@touchline/shared/calls/rivalsSeasonChances';
import { useFantasy, usePassCardOpener } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { chanceText } from '@touchline/shared/format';
import { explain, lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { RivalChance, RivalsChances, RivalsSeasonChances } from '@touchline/shared/wire';
import { createShellQueries } from '../../services/context/shellQueries';

const chances = createShellQueries(
  'popupChances',
  (api) => ({
    gameweek: async (): Promise<RivalsChances> =>
      (await api.call(rivalsChances, { params: { scope: 'rivals' } })).payload,
    season: async (): Promise<RivalsSeasonChances> =>
      (await api.call(rivalsSeasonChances, { params: { scope: 'rivals' } })).payload,
  }),
  { refreshOn: ['rivalFollowed', 'rivalUnfollowed'] },
);

/** The chance to beat a rival in the current gameweek, and to end the season ahead; nothing for other teams. */
export function PopupChances({ teamId }: { teamId: TeamId }) {
  const isRival = useFantasy()?.rivals.includes(teamId);
  return isRival ? <RivalChances teamId={teamId} /> : null;
}

function RivalChances({ teamId }: { teamId: TeamId }) {
  const gameweek = chances.useQuery({ name: 'gameweek' }, 'live');
  const season = chances.useQuery({ name: 'season' }, 'calm');
  const items = [
    { label: 'Chance to beat this gameweek', query: gameweek },
    { label: 'Chance to end ahead', query: season },
  ].map(({ label, query }) => ({
    label,
    value: <Chance label={label} teamId={teamId} data={query.data} onRetry={query.refresh} />,
  }));
  return <KpiRow items={items} />;
}

interface ChanceProps {
  label: string;
  teamId: TeamId;
  data: RemoteData<RivalsChances>;
  onRetry: () => void;
}

/** As high in every state: against layout shift. */
function Chance({ label, teamId, data, onRetry }: ChanceProps) {
  const passCardOpener = usePassCardOpener();
  const known = lastValue(data);
  if (known === undefined)
    return data.status === 'failed' ? (
      <Button size="small" title={explain(data.failure, 'the chances')} onClick={onRetry}>
        Try again
      </Button>
    ) : (
      <Skeleton width={56} aria-label={`Computing: ${label}`} />
    );
  const row = known.rows.find(({ id }) => id === teamId);
  if (row?.locked) return <PaywallCell what={label} onOpenPass={passCardOpener('team_popup', 'chance')} />;
  return wordsOf(row, known.state === 'final');
}

/** A result is no chance: there is nothing below it or above. */
function wordsOf(row: RivalChance | undefined, isFinal: boolean): string {
  if (row?.win === undefined) return '–';
  if (!isFinal) return chanceText(row.win);
  return row.tie === 1 ? 'Tie' : row.win === 1 ? '100%' : '0%';
}
