import { Box, KpiRow, QueryView, Section } from '@touchline/design-system';
import { ShareBarChart } from '@touchline/design-system/charts';
import { formatCount } from '@touchline/shared/format';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';

/** Number of accounts, by role and state. Route: /admin/overview */
export default function AdminOverviewPage() {
  const overview = useAccountQuery({ name: 'adminOverview' }, 'calm');
  return (
    <AdminFrame shown={overview}>
      <QueryView query={overview} what="overview">
        {(reply) => <Overview overview={reply} />}
      </QueryView>
    </AdminFrame>
  );
}

function Overview({ overview }: { overview: AccountResults['adminOverview'] }) {
  const { roles, sign_ups, active_sessions, pass_holders } = overview;
  const accounts = roles.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
      <Section title="Now" look="card">
        <KpiRow
          items={[
            { label: 'Accounts', value: formatCount(accounts) },
            { label: 'Active sessions', value: formatCount(active_sessions) },
            { label: 'Pass holders', value: formatCount(pass_holders) },
          ]}
        />
      </Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 4, md: 6 },
          alignItems: 'start',
        }}
      >
        <CountChart
          title="Accounts by role"
          nameLabel="Role"
          unit="Accounts"
          counts={roles.map(({ role, count }) => ({ name: role, count }))}
        />
        <CountChart
          title="Sign-ups per day"
          nameLabel="Day"
          unit="Sign-ups"
          counts={sign_ups.map(({ day, count }) => ({ name: day, count }))}
        />
      </Box>
    </Box>
  );
}

interface CountChartProps {
  title: string;
  nameLabel: string;
  unit: string;
  counts: readonly { name: string; count: number }[];
}

function CountChart({ title, nameLabel, unit, counts }: CountChartProps) {
  return (
    <ShareBarChart
      title={title}
      summary={counts.map(({ name, count }) => `${name} ${count}`).join(', ')}
      empty={counts.length === 0}
      nameLabel={nameLabel}
      parts={[unit]}
      rows={counts.map(({ name, count }) => ({ key: name, label: name, values: [count] }))}
    />
  );
}
