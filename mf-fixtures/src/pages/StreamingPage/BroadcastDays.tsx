import {
  Box,
  ExternalIcon,
  MuiLink,
  Section,
  TextLink,
  Typography,
  visuallyHidden,
} from '@touchline/design-system';
import { clubName, Crest } from '@touchline/design-system/football';
import { formatTime } from '@touchline/shared/format';
import type { GameweekStreaming } from '@touchline/shared/wire';
import { fixturePath } from '../../components/fixture/fixtureTabs';
import { fixturesByDay } from '../../domain/fixturesByDay';

type Broadcast = GameweekStreaming['fixtures'][number];
type Channel = Broadcast['channels'][number];

/** The fixtures of each day with the channels that show them. */
export function BroadcastDays({ fixtures }: { fixtures: readonly Broadcast[] }) {
  const undated = fixtures.filter(({ kickoff }) => kickoff === null);
  const days = [
    ...fixturesByDay(fixtures),
    ...(undated.length > 0 ? [{ day: 'Postponed', fixtures: undated }] : []),
  ];
  return (
    <Box sx={grid}>
      {days.map(({ day, fixtures: ofThatDay }) => (
        <Section key={day} title={day}>
          <Box component="ul" aria-label={day} sx={list}>
            {ofThatDay.map((fixture) => (
              <BroadcastLine key={fixture.id} fixture={fixture} />
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}

function BroadcastLine({ fixture: { id, home, away, kickoff, channels } }: { fixture: Broadcast }) {
  return (
    <Box component="li" sx={line}>
      <Typography variant="table" component="span" sx={{ minWidth: 44 }}>
        {kickoff !== null && <time dateTime={kickoff}>{formatTime(kickoff)}</time>}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Crest code={home} size={22} decorative />
          <Crest code={away} size={22} decorative />
          <TextLink to={fixturePath(id)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
            {clubName(home)} – {clubName(away)}
          </TextLink>
        </Box>
        {channels.length === 0 ? (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Not announced
          </Typography>
        ) : (
          <Box
            component="ul"
            aria-label={`Channels of ${clubName(home)} against ${clubName(away)}`}
            sx={names}
          >
            {channels.map((channel) => (
              <li key={channel.name}>
                <ChannelName channel={channel} />
              </li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** An external link if the source has an address. */
function ChannelName({ channel: { name, url } }: { channel: Channel }) {
  if (url === null || !isWebAddress(url)) return name;
  return (
    <MuiLink
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, gap: 1 }}
    >
      {name}
      <ExternalIcon aria-hidden sx={{ fontSize: 16, alignSelf: 'center' }} />
      <Box component="span" sx={visuallyHidden}>
        {' '}
        (opens in a new tab)
      </Box>
    </MuiLink>
  );
}

/** Addresses come from upstream: only these two schemes become links. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

const grid = {
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
} as const;

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.4,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

const line = { display: 'flex', alignItems: 'baseline', gap: 3, px: 3, py: 2 } as const;

const names = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  typography: 'body2',
  color: 'text.secondary',
} as const;
