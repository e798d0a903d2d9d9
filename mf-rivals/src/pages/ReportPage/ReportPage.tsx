import { reportSortRemembered } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import { useDispatch } from '@touchline/shared/store';
import { ViewPage } from '../../components/ViewPage';
import { Report } from './Report';
import { ReportFilters } from './ReportFilters';
import { reportChange, useReportAddress, type ReportChange } from './useReportAddress';

/** Footballers owned by the teams of a view, and their role. Route: /rivals/:segment/report */
export default function ReportPage() {
  const address = useReportAddress();
  const [, setAddress] = useSearchParams();
  const dispatch = useDispatch();
  const handleChange = (change: ReportChange) => {
    if (change.order_by) dispatch(reportSortRemembered(change.order_by));
    setAddress((before) => reportChange(before, change));
  };
  return (
    <ViewPage
      part="report"
      pace="live"
      what="report"
      above={<ReportFilters address={address} onChange={handleChange} />}
      isEmpty={({ rows, gameweek }) => gameweek === null || rows.length === 0}
      emptyText="Nothing to show before the deadline"
    >
      {(report) => <Report report={report} address={address} />}
    </ViewPage>
  );
}
