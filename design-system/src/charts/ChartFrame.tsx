import { Box } from '../components/base/Box';
import Button from '@mui/material/Button';
import { Typography } from '../components/base/Typography';
import { useId, useState, type ReactNode } from 'react';
import { EmptyState } from '../components/states/EmptyState';
import { SkeletonBars } from '../components/states/skeletons';
import { visuallyHidden } from '../components/states/visuallyHidden';
import { ChartIcon, TableIcon } from '../icons/muiIcons';
import { ScrollFrame } from '../data/ScrollFrame';
import { tableStyles } from '../data/tableStyles';
import { chartHead } from '../theme/tokens';

/** The numbers of a chart as a plain table. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; mine?: boolean }[];
}

export interface ChartFrameProps {
  title: string;
  /** One sentence for screen readers. */
  summary: string;
  loading?: boolean;
  /** Shown instead of a chart without data. */
  empty?: ReactNode;
}

interface FrameProps extends ChartFrameProps {
  table: ChartTable;
  children: ReactNode;
}

/** Layout of every chart: title, summary for screen readers, and a button for the table of its numbers. */
export function ChartFrame({ title, summary, loading = false, empty, table, children }: FrameProps) {
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: chartHead.height,
          mb: chartHead.below,
        }}
      >
        <Typography id={titleId} variant="h3" component="figcaption" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {table.rows.length > 0 && (
          <Button
            size="small"
            aria-pressed={asTable}
            startIcon={asTable ? <ChartIcon /> : <TableIcon />}
            onClick={() => setAsTable(!asTable)}
            sx={onlyWithScripts}
          >
            {asTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </Box>
      <Box component="p" sx={visuallyHidden}>
        {summary}
      </Box>
      {loading ? (
        <SkeletonBars what={title} />
      ) : table.rows.length === 0 ? (
        (empty ?? <EmptyState title="Nothing to draw yet" art="clipboard" headingLevel="h3" />)
      ) : asTable ? (
        <NumberTable title={title} {...table} />
      ) : (
        <>
          <Box sx={onlyWithScripts}>{children}</Box>
          {/* React renders it on the server only: the numbers for a browser without scripts. */}
          <noscript>
            <NumberTable title={title} {...table} />
          </noscript>
        </>
      )}
    </Box>
  );
}

/** A chart needs the size of its place, and its button a script. */
const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } };

function NumberTable({ title, columns, rows }: ChartTable & { title: string }) {
  return (
    <Box sx={tableStyles}>
      <ScrollFrame label={`${title}, table`}>
        <table>
          <thead>
            <tr>
              {columns.map((label, at) => (
                <th scope="col" key={label} data-kind={at === 0 ? 'text' : 'number'}>
                  <span className="heading">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells, mine }) => (
              <tr key={key} data-mine={mine || undefined}>
                {cells.map((cell, at) =>
                  at === 0 ? (
                    <th key={at} scope="row" data-kind="text">
                      {cell}
                    </th>
                  ) : (
                    <td key={at} data-kind="number">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Box>
  );
}
