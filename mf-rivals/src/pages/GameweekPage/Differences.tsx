import { Box, Typography } from '@touchline/design-system';
import { GapText, PointsPill } from '@touchline/design-system/football';
import type { RivalsGameweek } from '@touchline/shared/wire';
import { FootballerLink } from '../../components/FootballerLink';

type Row = RivalsGameweek['rows'][number];
type Counting = NonNullable<Row['only_they']>[number];

/** Who counts for only one of two teams, and what that makes. */
export function Differences({ row: { name, only_they = [], only_i = [], swing } }: { row: Row }) {
  return (
    <Box
      role="group"
      aria-label={`Differences with ${name}`}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 3, p: 3 }}
    >
      <Side title="Only they have" players={only_they} />
      <Side title="Only I have" players={only_i} />
      <Box>
        <Typography variant="caption" component="div">
          Swing
        </Typography>
        <GapText value={swing} />
      </Box>
    </Box>
  );
}

function Side({ title, players }: { title: string; players: readonly Counting[] }) {
  return (
    <Box sx={{ minWidth: 180 }}>
      <Typography variant="caption" component="div">
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {players.map(({ id, name, points, playing_now }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3, py: 0.5 }}
          >
            <FootballerLink id={id} name={name} />
            <PointsPill value={points} live={playing_now} />
          </Box>
        ))}
        {players.length === 0 && <li>Nobody</li>}
      </Box>
    </Box>
  );
}
