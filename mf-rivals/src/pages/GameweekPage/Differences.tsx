import { Box, Typography } from '@touchline/design-system';
import { GapText, PointsPill } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import type { RivalsGameweek } from '@touchline/shared/wire';
import { useEffect, useRef } from 'react';

type Row = RivalsGameweek['rows'][number];
type Counting = NonNullable<Row['only_they']>[number];

/** Footballers who count for only one of two teams, and the sum of their points. */
export function Differences({ row: { name, only_they = [], only_i = [], swing } }: { row: Row }) {
  const box = useRef<HTMLDivElement>(null);
  // On a phone the button may be far to the right and the opened row below the visible area.
  useEffect(() => {
    // Newer browsers return a promise from it, which React would take for a cleanup.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Box
      ref={box}
      role="group"
      aria-label={`Differences with ${name}`}
      sx={{
        position: 'sticky',
        left: 0,
        width: 'min(100%, calc(100vw - 32px))',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 6, md: 8 },
        rowGap: 3,
        p: 3,
        textAlign: 'left',
        whiteSpace: 'normal',
        scrollMargin: '72px',
      }}
    >
      <Typography variant="body2" component="div" sx={{ flexBasis: '100%', fontWeight: 700 }}>
        {name}
      </Typography>
      <Side title="Only they have" players={only_they} />
      <Side title="Only I have" players={only_i} />
      <Box>
        <Typography variant="caption" component="div">
          Swing
        </Typography>
        <Box component="span" title="My points minus theirs: green is good for me">
          <GapText value={swing} />
        </Box>
      </Box>
    </Box>
  );
}

function Side({ title, players }: { title: string; players: readonly Counting[] }) {
  return (
    <Box sx={{ minWidth: { xs: 140, md: 180 } }}>
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
