import { Box, MuiLink, Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { useShell } from '@touchline/shared/contract';
import { formatPoints } from '@touchline/shared/format';
import type { H2hLeague } from '@touchline/shared/wire';

type Match = H2hLeague['matches'][number];

/** All matches of the gameweek. */
export function GameweekMatches({ matches, label }: { matches: readonly Match[]; label: string }) {
  return (
    <Section title={`Matches of ${label}`}>
      <DataTable
        caption={`Matches of ${label}`}
        columns={matchColumns}
        rows={matches}
        rowKey={({ home }) => home.id ?? 'average'}
        pageSize="all"
        isMine={({ mine }) => mine}
      />
    </Section>
  );
}

const matchColumns: readonly Column<Match>[] = [
  { key: 'home', label: 'Team', cell: ({ home }) => <TeamName team={home} /> },
  {
    key: 'score',
    label: 'Score',
    meaning: 'Net points',
    kind: 'mark',
    cell: ({ home, away }) => `${formatPoints(home.points)}–${formatPoints(away.points)}`,
  },
  { key: 'away', label: 'Against', cell: ({ away }) => <TeamName team={away} /> },
];

/** Without shirt and manager, so that both names fit on a phone. */
function TeamName({ team: { id, name } }: { team: Match['home'] }) {
  const shell = useShell();
  if (id === null) return name;
  return (
    <Box sx={{ maxWidth: { xs: 132, sm: 320 }, whiteSpace: 'normal' }}>
      <MuiLink
        component="button"
        type="button"
        onClick={() => shell.openTeamPopup(id)}
        sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', color: 'inherit', py: 2 }}
      >
        {name}
      </MuiLink>
    </Box>
  );
}
