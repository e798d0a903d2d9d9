import { ElitePage } from '../../components/elite/ElitePage';
import { EliteTable } from '../../components/elite/EliteTable';
import { eliteColumns } from './eliteColumns';

/** Footballers owned by the best teams, compared with everybody. Routes: /elite_picks, /elite_picks/:tier */
export default function ElitePicksPage() {
  return (
    <ElitePage
      part="topTeams"
      place="elite_picks"
      title="Elite picks"
      emptyText="Sample not ready for this gameweek."
    >
      {({ tier, rows }) => (
        <EliteTable
          caption={`Picks of the top ${tier}`}
          columns={eliteColumns(tier)}
          rows={rows}
          sortedBy="selected"
          location="elite_picks"
        />
      )}
    </ElitePage>
  );
}
