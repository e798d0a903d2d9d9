import {
  DownIcon,
  Box,
  Button,
  Chip,
  Collapse,
  EmptyState,
  ErrorState,
  RemoteView,
  SkeletonCard,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@touchline/design-system';
import { List, ListItem } from '@touchline/design-system/popups';
import { Kit, kitFromFields, RivalToggle, type RivalState } from '@touchline/design-system/football';
import type { TeamId } from '@touchline/shared/domain';
import { formatCount, formatRank } from '@touchline/shared/format';
import type { Candidate, RivalsCandidates } from '@touchline/shared/wire';
import { useState } from 'react';
import { candidates } from './candidates';

interface CandidateListProps {
  readonly stateOf: (teamId: TeamId) => RivalState;
  readonly onToggle: (teamId: TeamId) => void;
}

type CandidateTab = 'recommended' | 'leagues' | 'ids';

/** Teams to follow: recommended ones, those of one's leagues, and (not yet) by their numbers. */
export function CandidateList(props: CandidateListProps) {
  const { data, refresh } = candidates.usePart({ name: 'all' }, 'calm');
  const [tab, setTab] = useState<CandidateTab>('recommended');
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
            {(found) =>
              tab === 'recommended' ? (
                <Recommended {...props} found={found} />
              ) : (
                <ByLeague {...props} found={found} />
              )
            }
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
          <Collapse in={open === id} unmountOnExit>
            <Candidates candidates={members} within={id} {...props} />
          </Collapse>
        </Box>
      ))}
    </Stack>
  );
}

interface CandidatesProps extends CandidateListProps {
  readonly candidates: readonly Candidate[];
  /** The league that all of them stand under: it need not be said of each. */
  readonly within?: number;
}

function Candidates({ candidates, within, stateOf, onToggle }: CandidatesProps) {
  return (
    <List disablePadding>
      {candidates.map((candidate) => (
        <CandidateRow
          key={candidate.id}
          candidate={candidate}
          leagues={candidate.leagues.filter(({ id }) => id !== within)}
          state={stateOf(candidate.id)}
          onToggle={() => onToggle(candidate.id)}
        />
      ))}
    </List>
  );
}

interface CandidateRowProps {
  readonly candidate: Candidate;
  /** Leagues to name. */
  readonly leagues: Candidate['leagues'];
  readonly state: RivalState;
  readonly onToggle: () => void;
}

function CandidateRow({ candidate, leagues, state, onToggle }: CandidateRowProps) {
  const { name, fullname, kit, summary_overall_points, summary_overall_rank } = candidate;
  return (
    <ListItem divider sx={{ gap: 3, px: { xs: 2, sm: 3 }, alignItems: 'center' }}>
      <Kit kit={kit ? kitFromFields(kit) : null} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[
            fullname,
            summary_overall_points !== null && `${formatCount(summary_overall_points)} pts`,
            summary_overall_rank !== null && formatRank(summary_overall_rank),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {leagues.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {leagues.slice(0, 3).map((league) => (
              <Chip key={league.id} size="small" label={league.name} />
            ))}
          </Box>
        )}
      </Box>
      <RivalToggle state={state} teamName={name} onToggle={onToggle} />
    </ListItem>
  );
}
