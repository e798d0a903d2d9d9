import { Banner, Box, RemoteView, Skeleton, StateChip, TextLink, Typography } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';
import type { RemoteData } from '@touchline/shared/remote-data';
import type { Dashboard } from '@touchline/shared/wire';
import { ServerCountdown } from '../../services/components/ServerCountdown';
import { gameDownText } from '../../services/api/gameDown';

type Status = Dashboard['status'];

/** State of the gameweek and countdown to the next deadline, by the server's clock. */
export function StatusStrip({ data, onRetry }: { data: RemoteData<Dashboard>; onRetry: () => void }) {
  return (
    <RemoteView
      data={data}
      what="status"
      onRetry={onRetry}
      skeleton={<Skeleton variant="rounded" height={56} />}
    >
      {({ status }) => <Strip status={status} />}
    </RemoteView>
  );
}

function Strip({ status }: { status: Status }) {
  const { gameweek, next_gameweek, is_matchday, game_down, game_doubt } = status;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {game_down !== null && <Banner tone="warning">{`${gameDownText} ${game_down}`.trim()}</Banner>}
      {game_doubt !== null && <Banner tone="warning">{game_doubt}</Banner>}
      <Box
        component="section"
        aria-label="Gameweek"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 4,
          rowGap: 2,
          p: 4,
          borderRadius: 1.4,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {gameweek && (
          <>
            <TextLink
              data-alone
              to={buildLink('fixtures', { params: { gameweek: gameweek.id } })}
              sx={{ fontWeight: 700 }}
            >
              {gameweek.label}
            </TextLink>
            <StateChip state={gameweek.state} />
          </>
        )}
        {is_matchday && <Typography variant="body2">Matchday</Typography>}
        {next_gameweek ? <Deadline next={next_gameweek} /> : <Typography>The season is over.</Typography>}
      </Box>
    </Box>
  );
}

function Deadline({ next }: { next: NonNullable<Status['next_gameweek']> }) {
  return (
    <Box sx={{ ml: { sm: 'auto' } }}>
      <Typography component="p" variant="body2">
        {next.label} deadline <time dateTime={next.deadline}>{formatKickoff(next.deadline)}</time>
      </Typography>
      <Typography component="p" variant="kpi" sx={{ fontSize: '1.25rem' }}>
        <ServerCountdown to={next.deadline} past="passed" />
      </Typography>
    </Box>
  );
}
