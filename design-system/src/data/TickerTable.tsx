import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { formatDec1, formatGameweekShort, noValue } from '@touchline/shared/format';
import { Link } from '@touchline/shared/router';
import { useMemo, useState } from 'react';
import { PaywallCell } from '../components/paywall/Paywall';
import { Crest } from '../football/crest/Crest';
import { clubName } from '../football/data/clubLooks';
import { DifficultyCell, type OpponentChip } from '../football/difficulty/DifficultyChip';
import type { Column, TableSort } from './column';
import { DataTable } from './DataTable';
import { StarIcon, StarOutlineIcon } from '../icons/muiIcons';

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
  /** Puts a club on top, or back into its place. */
  onPin?: (clubId: string) => void;
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
  onPin,
  caption = 'Season ticker',
}: TickerTableProps) {
  const [ownSort, setOwnSort] = useState(sort);
  const columns = useMemo(
    () => tickerColumns({ from, to, clubHref, onPin, onOpenPass }),
    [from, to, clubHref, onPin, onOpenPass],
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

type TickerColumns = Pick<TickerTableProps, 'from' | 'to' | 'clubHref' | 'onPin' | 'onOpenPass'>;

function tickerColumns({ from, to, clubHref, onPin, onOpenPass }: TickerColumns): Column<TickerRow>[] {
  const gameweeks = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    {
      key: 'club',
      label: 'Club',
      sortValue: ({ clubId }) => clubName(clubId),
      cell: ({ clubId, pinned }) => (
        <ClubLink
          clubId={clubId}
          href={clubHref?.(clubId)}
          pinned={pinned}
          onPin={onPin && (() => onPin(clubId))}
        />
      ),
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

interface ClubLinkProps {
  clubId: string;
  href?: string;
  pinned?: boolean;
  onPin?: () => void;
}

/** Crest and name; three letters on a phone, where the gameweeks need the room. */
function ClubLink({ clubId, href, pinned = false, onPin }: ClubLinkProps) {
  const name = clubName(clubId);
  const letters = clubId.toUpperCase() || noValue;
  const words = (
    <>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {letters}
      </Box>
    </>
  );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
      {onPin && (
        <IconButton
          size="small"
          aria-pressed={pinned}
          aria-label={`Pin ${name}`}
          onClick={onPin}
          sx={{ mx: -1 }}
        >
          {pinned ? <StarIcon sx={{ fontSize: 18 }} /> : <StarOutlineIcon sx={{ fontSize: 18 }} />}
        </IconButton>
      )}
      <Crest code={clubId} size={24} decorative={href !== undefined} />
      {href ? (
        <Link to={href} aria-label={`${name}, ${letters}`}>
          {words}
        </Link>
      ) : (
        words
      )}
    </Box>
  );
}
