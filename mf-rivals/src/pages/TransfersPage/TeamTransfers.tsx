import { Box, EmptyState, Typography } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { GapText } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatCost, formatCount } from '@touchline/shared/format';
import type { RivalsTransfers } from '@touchline/shared/wire';
import { RivalTeam } from '../../components/RivalTeam';

type Team = RivalsTransfers['rows'][number];
type Transfer = NonNullable<Team['transfers']>[number];

/** One transfer of a team; a locked team has one row without a transfer. */
interface Row {
  readonly team: Team;
  readonly transfer?: Transfer;
}

const hasTransfers = ({ locked, transfers }: Team) => locked === true || transfers !== undefined;
const isSilent = ({ locked, transfers }: Team) => locked !== true && transfers?.length === 0;

const rowsOf = (team: Team): Row[] =>
  team.locked ? [{ team }] : (team.transfers ?? []).map((transfer) => ({ team, transfer }));

/** All transfers of a view in one table; teams without any are folded below it. */
export function TeamTransfers({ rows }: { rows: readonly Team[] }) {
  const passCardOpener = usePassCardOpener();
  const rowsWithTransfers = rows.filter(hasTransfers);
  return (
    <>
      {rowsWithTransfers.length < rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Transfers are known of {rowsWithTransfers.length} of {formatCount(rows.length)} teams.
        </Typography>
      )}
      <DataTable
        caption="Transfers by team"
        columns={columns}
        rows={rowsWithTransfers.flatMap(rowsOf)}
        rowKey={({ team, transfer }) =>
          transfer ? `${team.place} ${transfer.out.id} ${transfer.in.id} ${transfer.at}` : `${team.place}`
        }
        pageSize="all"
        density="comfortable"
        isMine={({ team }) => team.mine === true}
        isLocked={({ team }) => team.locked === true}
        onOpenPass={passCardOpener('rivals', 'transfers')}
        empty={<EmptyState headingLevel="h3" art="clipboard" title="No transfers" />}
      />
      <SilentTeams teams={rowsWithTransfers.filter(isSilent)} />
    </>
  );
}

const columns: readonly Column<Row>[] = [
  { key: 'team', label: 'Team', cell: ({ team }) => <RivalTeam team={team} /> },
  {
    key: 'change',
    label: 'Out, in',
    meaning: 'Who went, and who came, each with the price',
    cell: ({ transfer }) =>
      transfer && (
        <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <Named sign="▼" word="Out:" footballer={transfer.out} price={transfer.out_price} />
          <Named sign="▲" word="In:" footballer={transfer.in} price={transfer.in_price} />
        </Box>
      ),
  },
  {
    key: 'difference',
    label: '+/−',
    meaning: 'Points of who came, less those of who went',
    kind: 'number',
    cell: ({ transfer }) => transfer && <GapText value={transfer.difference} />,
  },
];

interface NamedProps {
  sign: string;
  /** For screen readers, in place of the sign. */
  word: string;
  footballer: Transfer['in'];
  price: number;
}

function Named({ sign, word, footballer: { id, name }, price }: NamedProps) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <Box component="span" role="img" aria-label={word} sx={{ mr: 1, fontSize: '0.75rem' }}>
        {sign}
      </Box>
      <FootballerLink id={id} name={name} />{' '}
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
        {formatCost(price)}
      </Typography>
    </Box>
  );
}

function SilentTeams({ teams }: { teams: readonly Team[] }) {
  if (teams.length === 0) return null;
  return (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', py: 2, fontWeight: 600 } }}>
      <summary>
        {teams.length === 1 ? '1 team without a transfer' : `${teams.length} teams without a transfer`}
      </summary>
      <Box component="ul" aria-label="Teams without a transfer" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {teams.map((team) => (
          <Box component="li" key={team.place} sx={{ py: 1.5 }}>
            <RivalTeam team={team} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
