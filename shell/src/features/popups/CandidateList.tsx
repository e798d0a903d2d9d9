import {
  DownIcon,
  Box,
  Button,
  EmptyState,
  ErrorState,
  RemoteView,
  SkeletonCard,
  Stack,
  Typography,
} from '@touchline/design-system';
import { SearchField } from '@touchline/design-system/inputs';
import { Tab, Tabs } from '@touchline/design-system/tabs';
import { CandidateRow, kitFromFields, type RivalState } from '@touchline/design-system/football';
import type { TeamId } from '@touchline/shared/domain';
import { hasName } from '@touchline/shared/text';
import type { Candidate, RivalsCandidates } from '@touchline/shared/wire';
import { useState } from 'react';
import { candidates } from './candidates';

interface CandidateListProps {
  readonly stateOf: (teamId: TeamId) => RivalState;
  readonly onToggle: (teamId: TeamId) => void;
}

type CandidateTab = 'recommended' | 'leagues' | 'ids';

/** Suggested teams to follow: recommended ones, those of the manager's leagues, by name, and (not yet) by ID. */
export function CandidateList(props: CandidateListProps) {
  const { data, refresh } = candidates.useQuery({ name: 'all' }, 'calm');
  const [tab, setTab] = useState<CandidateTab>('recommended');
  const [query, setQuery] = useState('');
  return (
    <Box>
      <Tabs value={tab} onChange={(_, next: CandidateTab) => setTab(next)} aria-label="Where to find rivals">
        <Tab value="recommended" label="Recommended" />
        <Tab value="leagues" label="By league" />
        <Tab value="ids" label="By IDs" />
      </Tabs>
      <Box role="tabpanel" sx={{ pt: 3 }}>
        {tab === 'ids' ? (
          <Typography sx={{ py: 6, textAlign: 'center' }}>Not yet implemented</Typography>
        ) : data.status === 'failed' && !data.previous ? (
          <ErrorState
            title="Service unusable right now :/"
            failure={data.failure}
            what="teams"
            onRetry={refresh}
          />
        ) : (
          <RemoteView data={data} what="teams" onRetry={refresh} skeleton={<SkeletonCard lines={8} />}>
            {(found) => (
              <>
                {found.leagues.length > 0 && (
                  <SearchField label="Find by name, in your leagues" value={query} onSearch={setQuery} />
                )}
                {query.trim() !== '' ? (
                  <ByName {...props} found={found} query={query} />
                ) : tab === 'recommended' ? (
                  <Recommended {...props} found={found} />
                ) : (
                  <ByLeague {...props} found={found} />
                )}
              </>
            )}
          </RemoteView>
        )}
      </Box>
    </Box>
  );
}

type FoundProps = CandidateListProps & { found: RivalsCandidates };

function Recommended({ found, ...props }: FoundProps) {
  if (found.candidates.length === 0)
    return (
      <EmptyState title="No suggestions yet" text="No suggestions yet. Add rivals later from any team." />
    );
  return <Candidates candidates={found.candidates} {...props} />;
}

/** Members of all leagues whose team or manager has the name; every written word begins a word of it. */
function ByName({ found, query, ...props }: FoundProps & { query: string }) {
  const members = new Map(found.leagues.flatMap(({ members: all }) => all.map((one) => [one.id, one])));
  const named = [...members.values()].filter(({ name, fullname }) =>
    hasName(`${name} ${fullname ?? ''}`, query),
  );
  if (named.length === 0)
    return (
      <Typography role="status" sx={{ py: 6, textAlign: 'center' }}>
        Nobody in your leagues has this name.
      </Typography>
    );
  return <Candidates candidates={named} {...props} />;
}

function ByLeague({ found, ...props }: FoundProps) {
  const [open, setOpen] = useState<number | undefined>(found.leagues[0]?.id);
  if (found.leagues.length === 0)
    return <EmptyState title="No leagues" text="Your team is in no league that could be read." />;
  return (
    <Stack sx={{ gap: 2 }}>
      {found.leagues.map(({ id, name, members }) => (
        <Box key={id} sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Button
            fullWidth
            aria-expanded={open === id}
            onClick={() => setOpen(open === id ? undefined : id)}
            sx={{ justifyContent: 'space-between', px: 3, minHeight: 44 }}
          >
            <span>{name}</span>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {members.length}
              <DownIcon aria-hidden sx={{ transform: open === id ? 'rotate(180deg)' : 'none' }} />
            </Box>
          </Button>
          {open === id && <Candidates candidates={members} within={id} {...props} />}
        </Box>
      ))}
    </Stack>
  );
}

interface CandidatesProps extends CandidateListProps {
  readonly candidates: readonly Candidate[];
  /** The league shown as their heading: it is not repeated for each. */
  readonly within?: number;
}

function Candidates({ candidates, within, stateOf, onToggle }: CandidatesProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0 }}>
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.id}
          team={{
            name: candidate.name,
            manager: candidate.fullname,
            kit: candidate.kit && kitFromFields(candidate.kit),
            points: candidate.summary_overall_points,
            rank: candidate.summary_overall_rank,
          }}
          leagues={candidate.leagues.filter(({ id }) => id !== within).map(({ name }) => name)}
          state={stateOf(candidate.id)}
          onToggle={() => onToggle(candidate.id)}
        />
      ))}
    </Box>
  );
}
