import { Box, EmptyState, QueryView, Section, Stack, Typography } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import { ShareBarChart } from '@touchline/design-system/charts';
import { DataTable, type Column } from '@touchline/design-system/data';
import { formatKickoff } from '@touchline/shared/format';
import { useAccountQuery, type AccountResults } from '../../state/account.queries';
import { AdminFrame } from './AdminFrame';
import { eventsByDay } from '../../domain/eventsByDay';
import { suggestionInWords } from '../../domain/suggestionInWords';

type Events = AccountResults['adminEvents'];

/** Usage events and suggestions of users. Route: /admin/events */
export default function AdminEventsPage() {
  const events = useAccountQuery({ name: 'adminEvents' }, 'calm');
  return (
    <AdminFrame shown={events}>
      <QueryView query={events} what="events">
        {({ counts, suggestions }) => (
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { lg: '1fr 1fr' },
              gap: { xs: 4, md: 6 },
              alignItems: 'start',
            }}
          >
            <Section title="Suggestions">
              <Inbox suggestions={suggestions} />
            </Section>
            <Section title="Events by day">
              <Stack sx={{ gap: 4 }}>
                <EventsOverTime counts={counts} />
                <DataTable
                  caption="Events by day"
                  columns={columns}
                  rows={counts}
                  rowKey={({ slug, day }) => `${day} ${slug}`}
                  empty={<EmptyState headingLevel="h3" title="No events yet" />}
                />
              </Stack>
            </Section>
          </Box>
        )}
      </QueryView>
    </AdminFrame>
  );
}

function EventsOverTime({ counts }: Pick<Events, 'counts'>) {
  const { slugs, days } = eventsByDay(counts);
  return (
    <ShareBarChart
      title="The last 14 days"
      summary={days.map(({ day, total }) => `${day} ${total}`).join(', ')}
      empty={days.length === 0 ? <EmptyState headingLevel="h3" title="No events yet" /> : undefined}
      nameLabel="Day"
      parts={slugs}
      rows={days.map(({ day, values }) => ({ key: day, label: day, values }))}
    />
  );
}

const columns: readonly Column<Events['counts'][number]>[] = [
  { key: 'slug', label: 'Event', sortValue: ({ slug }) => slug, cell: ({ slug }) => slug },
  { key: 'day', label: 'Day', sortValue: ({ day }) => day, cell: ({ day }) => day },
  numberColumn('count', 'Count'),
];

function Inbox({ suggestions }: { suggestions: Events['suggestions'] }) {
  if (suggestions.length === 0) return <EmptyState headingLevel="h3" title="No suggestions yet" />;
  return (
    <Box
      component="ul"
      aria-label="Suggestions"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}
    >
      {suggestions.map(({ id, at, username, data }) => (
        <Box
          component="li"
          key={id}
          sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {username ?? 'Somebody'} · <time dateTime={at}>{formatKickoff(at)}</time>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {suggestionInWords(data)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
