import { Box } from '../components/base/Box';
import { useState, type ReactNode } from 'react';
import { benchmarkColours } from '../football/points/scaleColours';
import { Pager } from './Pager';
import { ScrollFrame } from './ScrollFrame';
import { tableStyles } from './tableStyles';

export interface HeatRow {
  key: string | number;
  name: ReactNode;
  mine?: boolean;
  /** By column key; a missing value is a dash. */
  values: Readonly<Record<string, number | null | undefined>>;
}

export interface HeatColumn {
  key: string;
  label: string;
  meaning?: string;
}

interface HeatTableProps {
  caption: string;
  /** Heading of the first column: "Team". */
  nameLabel: string;
  rows: readonly HeatRow[];
  columns: readonly HeatColumn[];
  /** Percentile of a value in its column, 0 to 100; by rank when absent. */
  share?: (value: number, others: readonly number[]) => number;
  format?: (value: number) => string;
}

/** Percentage of the others that a value beats or equals. */
function rankShare(value: number, others: readonly number[]): number {
  if (others.length < 2) return 100;
  const below = others.filter((other) => other < value).length;
  return (below / (others.length - 1)) * 100;
}

/** Rows per page; a matrix of the elite has a thousand teams. */
const pageSize = 50;

/** A matrix coloured by rank within each column, over all pages; the best of a column is ringed. */
export function HeatTable(props: HeatTableProps) {
  const { caption, nameLabel, rows, columns, share = rankShare, format = String } = props;
  const [page, setPage] = useState(1);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  const byColumn = new Map(columns.map(({ key }) => [key, rows.flatMap(({ values }) => values[key] ?? [])]));
  return (
    <Box sx={tableStyles}>
      <ScrollFrame label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="heading">{nameLabel}</span>
              </th>
              {columns.map(({ key, label, meaning }) => (
                <th scope="col" key={key} data-kind="mark">
                  <span className="heading">{meaning ? <abbr title={meaning}>{label}</abbr> : label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, mine, values }) => (
              <tr key={key} data-mine={mine || undefined}>
                <Box component="th" scope="row" sx={nameCell}>
                  {name}
                </Box>
                {columns.map((column) => (
                  <td key={column.key} data-kind="mark">
                    <HeatCell
                      value={values[column.key]}
                      others={byColumn.get(column.key) ?? []}
                      share={share}
                      format={format}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {rows.length > pageSize && (
        <Pager page={page} pageSize={pageSize} total={rows.length} onPage={setPage} />
      )}
    </Box>
  );
}

/** A cell of a team inside would be wider, and cut without an ellipsis. */
const nameCell = {
  maxWidth: 'max(160px, 45cqi)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&& > *': { maxWidth: '100%' },
} as const;

interface HeatCellProps extends Required<Pick<HeatTableProps, 'share' | 'format'>> {
  value: number | null | undefined;
  others: readonly number[];
}

function HeatCell({ value, others, share, format }: HeatCellProps) {
  if (value == null) return <span>–</span>;
  const best = value === Math.max(...others);
  const at = share(value, others);
  const light = benchmarkColours(at, 'light');
  const dark = benchmarkColours(at, 'dark');
  return (
    <Box
      component="span"
      title={best ? 'Best' : undefined}
      sx={[
        {
          display: 'inline-block',
          minWidth: 40,
          px: 1,
          borderRadius: 0.6,
          lineHeight: '1.5rem',
          bgcolor: light.bg,
          color: light.text,
          ...(best && { outline: '2px solid', outlineColor: 'secondary.main', fontWeight: 700 }),
        },
        (theme) => theme.applyStyles('dark', { backgroundColor: dark.bg, color: dark.text }),
      ]}
    >
      {format(value)}
    </Box>
  );
}
