import { Box, Button, QueryView, Skeleton, Typography } from '@touchline/design-system';
import { SearchField } from '@touchline/design-system/inputs';
import { selectRivals, useHasPass } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import { hasName } from '@touchline/shared/text';
import type { SearchTeams } from '@touchline/shared/wire';
import { useState } from 'react';
import { rivalLimit } from '../../components/rivalLimit';
import { useRivalChange } from '../../components/useRivalChange';
import { useRivalsQuery } from '../../state/rivals.queries';

const shortestQuery = 2;
const mostFound = 8;

/** Follows a member of my leagues, found by the name of the team or the manager. The game has no search by name. */
export function AddRivalByName() {
  const [query, setQuery] = useState('');
  return (
    <Box role="search" aria-label="Find a rival by name">
      <SearchField label="Name, in my leagues" value={query} onSearch={setQuery} />
      {query.trim().length >= shortestQuery && <Found query={query} />}
    </Box>
  );
}

/** Members are loaded with the first query. */
function Found({ query }: { query: string }) {
  const teams = useRivalsQuery({ name: 'members', view: 'rivals' }, 'calm');
  return (
    <QueryView query={teams} what="members" skeleton={<Skeleton height={44} aria-label="Loading members" />}>
      {({ teams: members }) => (
        <FoundTeams
          teams={members.filter(({ name, fullname }) => hasName(`${name} ${fullname ?? ''}`, query))}
        />
      )}
    </QueryView>
  );
}

function FoundTeams({ teams }: { teams: SearchTeams['teams'] }) {
  const rivals = useSelector(selectRivals);
  const { reason } = rivalLimit(rivals.length, useHasPass());
  const { isBusy, change } = useRivalChange();
  if (teams.length === 0)
    return (
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        Nobody in your leagues has this name.
      </Typography>
    );
  return (
    <Box component="ul" aria-label="Found in my leagues" sx={list}>
      {teams.slice(0, mostFound).map(({ id, name, fullname, leagues }) => {
        const isRival = rivals.includes(id);
        return (
          <li key={id}>
            <span>
              <b translate="no">{name}</b>
              <small>{[fullname, ...leagues.slice(0, 2)].filter(Boolean).join(' · ')}</small>
            </span>
            <Button
              size="small"
              variant="outlined"
              aria-label={isRival ? `${name}: you follow this team` : `Add ${name}`}
              disabled={isRival || reason !== undefined || isBusy(id)}
              onClick={() => void change(id)}
            >
              {isRival ? 'Added' : 'Add'}
            </Button>
          </li>
        );
      })}
    </Box>
  );
}

const list = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, minHeight: 48 },
  '& small': { display: 'block', color: 'text.secondary' },
} as const;
