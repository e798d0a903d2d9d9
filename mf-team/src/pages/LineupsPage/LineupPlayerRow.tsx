import { Box, Chip, Typography } from '@touchline/design-system';
import { PointsPill, positionLabel, SetPieces } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { pickStatusLabel } from '@touchline/shared/domain';
import type { TeamLineups } from '@touchline/shared/wire';

type Player = TeamLineups['fixtures'][number]['players'][number];

/** Text beside each mark, which alone would not be understood. */
const marks = {
  XI: { label: 'XI', title: 'Starts', color: 'success' },
  SUB: { label: 'SUB', title: 'On the bench', color: 'warning' },
  OUT: { label: 'OUT', title: 'Not in the squad', color: 'error' },
  pending: { label: 'Line-up pending', title: 'Not known yet', color: 'default' },
} as const;

/** A footballer of the squad in their club's match. */
export function LineupPlayerRow({ player, showsStarts }: { player: Player; showsStarts: boolean }) {
  const { id, name, position, pick, lineup, minutes, points, set_pieces } = player;
  const mark = marks[lineup];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        minHeight: 44,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 0 0', minWidth: '6rem' }}>
        <FootballerLink id={id} name={name} />
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {[positionLabel(position), inOwnTeam(pick), minutes !== null && `${minutes}'`]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 2 }}
      >
        {set_pieces && hasAny(set_pieces) && <SetPieces {...set_pieces} />}
        {showsStarts && (
          <Chip size="small" variant="outlined" color={mark.color} label={mark.label} title={mark.title} />
        )}
        <PointsPill value={points} of="fixture" />
      </Box>
    </Box>
  );
}

/** Role in the team; none for a regular starter. */
const inOwnTeam = (pick: Player['pick']) => pick !== 'XI' && pickStatusLabel(pick.toLowerCase()).detailed;

const hasAny = (orders: NonNullable<Player['set_pieces']>) =>
  Object.values(orders).some((order) => order !== null);
