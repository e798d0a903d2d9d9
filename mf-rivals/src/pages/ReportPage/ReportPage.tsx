import { useSearchParams } from '@touchline/shared/router';
import { ViewPage } from '../../components/ViewPage';
import { Report } from './Report';
import { ReportFilters } from './ReportFilters';
import { reportChange, useReportAddress } from './useReportAddress';

/** Which footballers the teams of a view own, and how. Route: /rivals/:segment/report */
export default function ReportPage() {
  const address = useReportAddress();
  const [, setAddress] = useSearchParams();
  return (
    <ViewPage
      part="report"
      pace="live"
      what="report"
      above={
        <ReportFilters
          address={address}
          onChange={(change) => setAddress((before) => reportChange(before, change))}
        />
      }
      isEmpty={({ rows, gameweek }) => gameweek === null || rows.length === 0}
      emptyText="Nothing to show before the deadline"
    >
      {(report) => <Report report={report} address={address} />}
    </ViewPage>
  );
}
