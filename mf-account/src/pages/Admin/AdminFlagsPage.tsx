import { Box, Chip, EmptyState, QueryView, Section, Typography } from '@touchline/design-system';
import type { AdminFeatureFlag } from '@touchline/shared/wire';
import { useState } from 'react';
import { audienceInWords } from '../../domain/flagDraft';
import { useAccountQuery } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';
import { ChangeFlag } from './ChangeFlag';
import { RowButton, RowsOffline } from './RowButton';

/** Feature flags of the remotes, and who has them. Route: /admin/flags */
export default function AdminFlagsPage() {
  const flags = useAccountQuery({ name: 'adminFeatureFlags' }, 'calm');
  const [asked, ask] = useState<AdminFeatureFlag>();
  return (
    <AdminFrame shown={flags}>
      <RowsOffline />
      <QueryView
        query={flags}
        what="flags"
        isEmpty={({ flags: list }) => list.length === 0}
        empty={
          <EmptyState
            title="No remote declares a flag"
            text="Flags are declared in the remote.ts of a remote and appear here once it is published."
          />
        }
      >
        {({ flags: list }) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } }}>
            {byRemote(list).map(([remote, own]) => (
              <Section key={remote} title={remote}>
                <FlagList label={`Flags of ${remote}`} flags={own} onChange={ask} />
              </Section>
            ))}
          </Box>
        )}
      </QueryView>
      {asked && (
        <ChangeFlag
          flag={asked}
          onDone={() => {
            ask(undefined);
            flags.refresh();
          }}
          onCancel={() => ask(undefined)}
        />
      )}
    </AdminFrame>
  );
}

/** Flags that were decided on and that no served release declares any more: after a rollback, for example. */
const leftBehind = 'Not declared any more';

/** In the order of the reply, which is by remote. */
function byRemote(flags: readonly AdminFeatureFlag[]): [string, AdminFeatureFlag[]][] {
  const groups = new Map<string, AdminFeatureFlag[]>();
  for (const flag of flags) {
    const remote = flag.remote ?? leftBehind;
    groups.set(remote, [...(groups.get(remote) ?? []), flag]);
  }
  return [...groups];
}

interface FlagListProps {
  label: string;
  flags: readonly AdminFeatureFlag[];
  onChange: (flag: AdminFeatureFlag) => void;
}

function FlagList({ label, flags, onChange }: FlagListProps) {
  return (
    <Box component="ul" aria-label={label} sx={list}>
      {flags.map((flag) => (
        <Box component="li" key={flag.name} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
              {flag.name}
            </Typography>
            <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {flag.text || 'No served release declares it. It can only be switched off.'}
            </Typography>
          </Box>
          <Chip
            size="small"
            color={flag.audience.to === 'off' ? 'default' : 'success'}
            label={audienceInWords(flag.audience)}
            sx={chip}
          />
          <RowButton variant="outlined" aria-label={`Change ${flag.name}`} onClick={() => onChange(flag)}>
            Change
          </RowButton>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 } as const;
/** On a phone one below the other, else in a line. */
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto auto' },
  gap: 3,
  alignItems: 'center',
  justifyItems: 'start',
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
/** Many roles take several lines. */
const chip = {
  maxWidth: '100%',
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 },
} as const;
