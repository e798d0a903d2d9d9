import { Box, EmptyState, QueryView, Section, SkeletonTable, Typography } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';
import { RefreshQueryButton } from '../../components/RefreshQueryButton';
import { WriteButton } from '../../components/WriteButton';
import { failureMessage } from '../../domain/failureMessage';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { useMutation } from '../../state/account.mutations';

type ListedSession = AccountResults['sessions']['sessions'][number];

/** All sessions of the account, by device and browser, each with a button to end it. */
export function SessionsCard() {
  const shell = useShell();
  const query = useAccountQuery({ name: 'sessions' }, 'calm');
  const { run: endSession, isBusy } = useMutation('endSession');

  const end = async ({ id, client }: ListedSession) => {
    const { failure } = await endSession(id);
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error logging out') });
    else shell.notify({ type: 'success', message: `${client} was logged out.` });
    // After a failure too: the session may have ended by itself.
    query.refresh();
  };

  return (
    <Section title="Where you are logged in" look="card" actions={<RefreshQueryButton query={query} />}>
      <QueryView
        query={query}
        what="sessions"
        skeleton={<SkeletonTable rows={2} columns={2} what="sessions" />}
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={<EmptyState headingLevel="h3" title="No sessions" text="Your devices appear here." />}
      >
        {({ sessions }) => (
          <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={isBusy}
                onEnd={() => void end(session)}
              />
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
}

interface SessionRowProps {
  session: ListedSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { client, used_at, current }, isBusy, onEnd }: SessionRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{client}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {current ? (
            'This device'
          ) : (
            <>
              Last used <time dateTime={used_at}>{formatKickoff(used_at)}</time>
            </>
          )}
        </Typography>
      </Box>
      {!current && (
        <WriteButton disabled={isBusy} onClick={onEnd} aria-label={`Log out ${client}`}>
          Log out
        </WriteButton>
      )}
    </Box>
  );
}
