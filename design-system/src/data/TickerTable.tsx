import Box from '@mui/material/Box';
import { formatDec1, formatGameweekShort } from '@touchline/shared/format';
import { Link } from '@touchline/shared/router';
import { useMemo, useState } from 'react';
import { PaywallCell } from '../components/paywall/Paywall';
import { Crest } from '../football/crest/Crest';
import { clubName } from '../football/data/clubLooks';
import { DifficultyCell, type OpponentChip } from '../football/difficulty/DifficultyChip';
import type { Column, TableSort } from './column';
import { DataTable } from './DataTable';

export interface TickerRow {
  /** Three letters of the club. */
  clubId: string;
  /** By gameweek number; none or an empty list is a blank gameweek. */
  fixtures: Readonly<Record<number, readonly OpponentChip[]>>;
  /** Mean difficulty of the gameweeks shown; nothing where it is locked. */
  mean?: number | null;
  /** On top, whatever the order. */
  pinned?: boolean;
  locked?: boolean;
}

interface TickerTableProps {
  rows: readonly TickerRow[];
  /** First and last gameweek shown. */
  from: number;
  to: number;
  sort?: TableSort;
  onSort?: (sort: TableSort | undefined) => void;
  onOpenPass?: () => void;
  /** Where a club's name leads. */
  clubHref?: (clubId: string) => string;
  caption?: string;
}

/** Clubs down, gameweeks across: who meets whom, on the colours of difficulty. */
export function TickerTable({
  rows,
  from,
  to,
  sort,
  onSort,
  onOpenPass,
  clubHref,
  caption = 'Season ticker',
}: TickerTableProps) {
  const [ownSort, setOwnSort] = useState(sort);
  const columns = useMemo(
    () => tickerColumns({ from, to, clubHref, onOpenPass }),
    [from, to, clubHref, onOpenPass],
  );
  const pinned = useMemo(() => rows.filter((row) => row.pinned), [rows]);
  const others = useMemo(() => rows.filter((row) => !row.pinned), [rows]);
  const table = (some: readonly TickerRow[], name: string) => (
    <DataTable
      caption={name}
      columns={columns}
      rows={some}
      rowKey={({ clubId }) => clubId}
      pageSize="all"
      sort={onSort ? sort : ownSort}
      onSort={onSort ?? setOwnSort}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {pinned.length > 0 && table(pinned, `${caption}, pinned clubs`)}
      {table(others, caption)}
    </Box>
  );
}

type TickerColumns = Pick<TickerTableProps, 'from' | 'to' | 'clubHref' | 'onOpenPass'>;

function tickerColumns({ from, to, clubHref, onOpenPass }: TickerColumns): Column<TickerRow>[] {
  const gameweeks = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    {
      key: 'club',
      label: 'Club',
      sortValue: ({ clubId }) => clubName(clubId),
      cell: ({ clubId }) => <ClubLink clubId={clubId} href={clubHref?.(clubId)} />,
    },
    {
      key: 'mean',
      label: 'Mean',
      meaning: 'Mean difficulty of these gameweeks, 1 easy to 5 hard',
      kind: 'rank',
      sortValue: ({ mean }) => mean,
      cell: ({ mean, locked }) =>
        locked ? <PaywallCell what="Mean difficulty" onOpenPass={onOpenPass} /> : formatDec1(mean),
    },
    ...gameweeks.map((gameweek): Column<TickerRow> => ({
      key: `gw${gameweek}`,
      label: formatGameweekShort(gameweek),
      meaning: `Gameweek ${gameweek}`,
      kind: 'mark',
      cell: ({ fixtures, locked }) => {
        if (locked) return <PaywallCell what={`Gameweek ${gameweek}`} onOpenPass={onOpenPass} />;
        return <DifficultyCell fixtures={fixtures[gameweek] ?? []} />;
      },
    })),
  ];
}

function ClubLink({ clubId, href }: { clubId: string; href?: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      <Crest code={clubId} size={24} decorative />
      {href ? <Link to={href}>{clubName(clubId)}</Link> : clubName(clubId)}
    </Box>
  );
}
