import { Box, Button, Stack, linkTo, Typography } from '@touchline/design-system';
import { SearchField } from '@touchline/design-system/inputs';
import { buildLink } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { useState } from 'react';
import { useFootballersQuery } from '../../state/footballers.queries';

const shown = 6;
/** Minimum length of a search: one letter matches half of the league. */
const fewestLetters = 2;

/** Finds a player by name and adds them to the address. */
export function AddFootballer({ ids }: { ids: readonly string[] }) {
  const [q, setQ] = useState('');
  return (
    <Stack sx={{ gap: 2 }}>
      <SearchField label="Add a player" value={q} onSearch={setQ} />
      {q.trim().length >= fewestLetters && <Found q={q.trim()} ids={ids} onChosen={() => setQ('')} />}
    </Stack>
  );
}

function Found({ q, ids, onChosen }: { q: string; ids: readonly string[]; onChosen: () => void }) {
  const { data } = useFootballersQuery({ name: 'index', x: 'default', query: { q } }, 'calm');
  const rows = (lastValue(data)?.rows ?? []).filter(({ id }) => !ids.includes(String(id))).slice(0, shown);
  if (data.status === 'failed')
    return <Typography role="alert">The search failed. Try another name.</Typography>;
  if (rows.length === 0)
    return (
      <Typography role="status">{data.status === 'ready' ? 'No players match.' : 'Searching…'}</Typography>
    );
  return (
    <Box
      component="ul"
      aria-label="Players found"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
    >
      {rows.map(({ id, name, club_id }) => (
        <li key={id}>
          <Button
            size="small"
            variant="outlined"
            onClick={onChosen}
            {...linkTo(
              buildLink('footballers', { params: { x: 'compare' }, query: { ids: [...ids, id].join(',') } }),
            )}
          >
            {`${name} (${club_id.toUpperCase()})`}
          </Button>
        </li>
      ))}
    </Box>
  );
}
