import { Box, Checkbox, PaywallCell, TextLink } from '@touchline/design-system';
import { DataTable, type Column, type TableSort } from '@touchline/design-system/data';
import { clubName, Crest, DifficultyCell, type OpponentChip } from '@touchline/design-system/football';
import { meanDifficulty } from '@touchline/shared/domain';
import { formatDec1, formatGameweek, formatGameweekShort, noValue } from '@touchline/shared/format';
import { useMemo, useState } from 'react';

export interface TickerRow {
  /** Three letters of the club. */
  clubId: string;
  /** Set for a row of a footballer of that club. */
  footballer?: { id: number; name: string };
  /** By gameweek number; an empty list is a blank gameweek, a missing one has unknown fixtures. */
  fixtures: Readonly<Record<number, readonly OpponentChip[]>>;
  /** Mean difficulty of the shown gameweeks; undefined when locked. */
  mean?: number | null;
  /** On top in any order. */
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
  /** Link of a row's name. */
  hrefOf?: (row: TickerRow) => string;
  /** Pins a row to the top, or unpins it. */
  onPin?: (key: string) => void;
  caption?: string;
  /** Link of a gameweek's heading. */
  gameweekHref?: (gameweek: number) => string;
  /** Counts doubles and blanks of each gameweek in a last row. */
  counted?: boolean;
}

/** The club's code or the footballer's ID: the row's key, and the argument of `onPin`. */
export const tickerKey = ({ clubId, footballer }: TickerRow): string => String(footballer?.id ?? clubId);

/** Clubs or footballers as rows, gameweeks as columns: opponents in the colours of difficulty. */
export function TickerTable(props: TickerTableProps) {
  const { rows, from, to, sort, onSort, onOpenPass, hrefOf, onPin, caption = 'Season ticker' } = props;
  const { gameweekHref, counted = false } = props;
  const [ownSort, setOwnSort] = useState(sort);
  const nameLabel = rows.some(({ footballer }) => footballer) ? 'Player' : 'Club';
  const columns = useMemo(
    () =>
      tickerColumns({
        ...{ nameLabel, from, to, hrefOf, onPin, onOpenPass, gameweekHref },
        ...(counted && { countedRows: rows }),
      }),
    [nameLabel, from, to, hrefOf, onPin, onOpenPass, gameweekHref, counted, rows],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={tickerKey}
      isPinned={isPinned}
      pageSize="all"
      sort={onSort ? sort : ownSort}
      onSort={onSort ?? setOwnSort}
    />
  );
}

const isPinned = ({ pinned = false }: TickerRow) => pinned;

interface TickerColumns extends Pick<
  TickerTableProps,
  'from' | 'to' | 'hrefOf' | 'onPin' | 'onOpenPass' | 'gameweekHref'
> {
  nameLabel: string;
  /** Rows whose doubles and blanks are counted in the footer. */
  countedRows?: readonly TickerRow[];
}

/** Name, mean of the run, and one column for each gameweek. */
function tickerColumns({
  nameLabel,
  from,
  to,
  hrefOf,
  onPin,
  onOpenPass,
  gameweekHref,
  countedRows,
}: TickerColumns): Column<TickerRow>[] {
  const gameweeks = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return [
    {
      key: 'name',
      label: nameLabel,
      sortValue: nameOf,
      ...(countedRows && { foot: <abbr title="Doubles (D) and blanks (B)">D · B</abbr> }),
      cell: (row) => (
        <TickerName row={row} href={hrefOf?.(row)} onPin={onPin && (() => onPin(tickerKey(row)))} />
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
      meaning: formatGameweek(gameweek),
      kind: 'mark',
      ...(gameweekHref && { href: gameweekHref(gameweek) }),
      ...(countedRows && { foot: <CountOfGameweek rows={countedRows} gameweek={gameweek} /> }),
      sortValue: ({ fixtures, locked }) => (locked ? null : easeOf(fixtures[gameweek])),
      cell: ({ fixtures, locked }) => {
        if (locked) return <PaywallCell what={formatGameweek(gameweek)} onOpenPass={onOpenPass} />;
        return <DifficultyCell fixtures={fixtures[gameweek]} />;
      },
    })),
  ];
}

/** `2 D · 1 B`: number of rows with two fixtures in the gameweek, and with none. */
function CountOfGameweek({ rows, gameweek }: { rows: readonly TickerRow[]; gameweek: number }) {
  const counts = rows.flatMap(({ fixtures }) => fixtures[gameweek]?.length ?? []);
  if (counts.length === 0) return <abbr title="No fixtures known yet">{noValue}</abbr>;
  const doubles = counts.filter((count) => count > 1).length;
  const blanks = counts.filter((count) => count === 0).length;
  const words = [
    doubles > 0 && { short: `${doubles} D`, long: `${doubles} with a double` },
    blanks > 0 && { short: `${blanks} B`, long: `${blanks} with a blank` },
  ].filter((word) => word !== false);
  if (words.length === 0) return <abbr title="No doubles, no blanks">{noValue}</abbr>;
  return (
    <abbr title={words.map(({ long }) => long).join(', ')}>
      {words.map(({ short }) => short).join(' · ')}
    </abbr>
  );
}

const nameOf = ({ clubId, footballer }: TickerRow) => footballer?.name ?? clubName(clubId);

/** Larger means easier, because marks sort from the largest. */
const easeOf = (fixtures: readonly OpponentChip[] | undefined) =>
  fixtures === undefined ? null : -meanDifficulty([fixtures.map(({ difficulty }) => difficulty)]);

interface TickerNameProps {
  row: TickerRow;
  href?: string;
  onPin?: () => void;
}

/** Crest and name; for a club only three letters on a phone, because the gameweeks need the width. */
function TickerName({ row, href, onPin }: TickerNameProps) {
  const { clubId, footballer, pinned = false } = row;
  const name = nameOf(row);
  const letters = clubId.toUpperCase() || noValue;
  const words = footballer ? (
    name
  ) : (
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
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      {onPin && <Checkbox checked={pinned} onChange={onPin} aria-label={`Pin ${name}`} />}
      <Box
        component="span"
        sx={{ display: { xs: !footballer && onPin ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
      >
        <Crest code={clubId} size={24} decorative={!footballer && href !== undefined} />
      </Box>
      {href ? (
        <TextLink
          to={href}
          color="inherit"
          underline="hover"
          // The letters visible on a phone must be part of the accessible name.
          aria-label={footballer ? name : `${name}, ${letters}`}
          sx={{
            maxWidth: { xs: 'max(72px, 4.5rem)', sm: 160 },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {words}
        </TextLink>
      ) : (
        words
      )}
    </Box>
  );
}
