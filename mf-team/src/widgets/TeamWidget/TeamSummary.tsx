import { Box, KpiRow, Stack, Typography } from '@touchline/design-system';
import { ChipToken, Kit, kitFromFields, RankText } from '@touchline/design-system/football';
import { formatCount, formatPoints } from '@touchline/shared/format';
import type { TeamOverview } from '@touchline/shared/wire';
import { LiveNumber } from '../../components/LiveNumber';
import { pointsSoFar } from '../../domain/pointsSoFar';
import { shownRank } from '../../domain/shownRank';

/** Name, points, rank, and number of players still to play. */
export function TeamSummary({ overview }: { overview: TeamOverview }) {
  const { team, gameweek, explained, transfers_cost, active_chip } = overview;
  const { played, playing, left } = overview;
  const rank = shownRank(overview);
  const counting = played + playing + left;
  const bonus = explained?.provisional_bonus ?? 0;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Kit kit={team.kit && kitFromFields(team.kit)} size={50} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" noWrap title={team.name}>
            {team.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {team.fullname}
          </Typography>
        </Box>
        {active_chip && <ChipToken chip={active_chip} />}
      </Box>
      <KpiRow
        items={[
          {
            label: 'GW points',
            value: (
              <LiveNumber
                key={gameweek?.id}
                value={pointsSoFar(overview)}
                label="Gameweek points"
                isAnnounced
              />
            ),
            note: bonus > 0 ? `+${bonus} bonus` : undefined,
          },
          {
            label: rank.label,
            value: <RankText value={rank.value} move={rank.move} />,
            note: rank.note,
          },
          { label: 'Total', value: formatCount(explained?.total ?? team.points) },
          { label: 'Hits', value: formatPoints(transfers_cost) },
          { label: 'To play', value: `${left}/${counting}`, note: `${played} played, ${playing} playing` },
        ]}
      />
    </Stack>
  );
}
