import { EmptyState, later, SkeletonChart, Typography } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { WhenNear } from '@touchline/design-system/near';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatCount } from '@touchline/shared/format';
import type { RivalsReport } from '@touchline/shared/wire';
import { reportColumns } from './reportColumns';
import type { ReportAddress } from './useReportAddress';

const waiting = <SkeletonChart what="who owns them" />;

/** The chart's library is larger than the rest of the page, and the chart below the table: it loads when it comes near. */
const ReportChart = later({
  load: () => import(/* webpackChunkName: "ReportChart" */ './ReportChart'),
  what: 'chart',
  waiting,
});

type Row = RivalsReport['rows'][number];

/** The report as a table, and the most owned as bars. */
export function Report({ report, address }: { report: RivalsReport; address: ReportAddress }) {
  const passCardOpener = usePassCardOpener();
  const { page, onPage } = useTableAddress();
  const rows = report.rows.filter((row) => isShown(row, address)).sort(by(address));
  return (
    <>
      <CountedTeams report={report} />
      <DataTable
        caption="Who owns them"
        columns={reportColumns(report.total)}
        rows={rows}
        rowKey={({ place }) => place}
        page={page}
        onPage={onPage}
        isMine={({ mine }) => mine === true}
        isLocked={({ locked }) => locked === true}
        onOpenPass={passCardOpener('rivals', 'report')}
        density="comfortable"
        empty={<EmptyState art="clipboard" title="No players match." />}
      />
      <WhenNear waiting={waiting}>
        <ReportChart rows={rows} />
      </WhenNear>
    </>
  );
}

/** Of a large view some squads may be unknown: shares of ownership count only the known ones. */
function CountedTeams({ report: { members, my_position, total } }: { report: RivalsReport }) {
  const others = members - (my_position === null ? 0 : 1);
  if (total >= others) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {`The squads of ${formatCount(total)} of ${formatCount(others)} other teams are known.`}
    </Typography>
  );
}

/** A locked row has no values: it is shown only while nothing is filtered. */
function isShown({ locked, mine, position }: Row, address: ReportAddress): boolean {
  if (locked) return address.whose === 'all' && address.position === undefined;
  if (address.whose !== 'all' && mine !== (address.whose === 'mine')) return false;
  return address.position === undefined || position === address.position;
}

/** Descending. By overall the rows keep the server's order, including locked ones. */
function by({ sort }: ReportAddress) {
  return (a: Row, b: Row) =>
    (sort === 'overall' ? 0 : (b[sort] ?? -1) - (a[sort] ?? -1)) || a.place - b.place;
}
