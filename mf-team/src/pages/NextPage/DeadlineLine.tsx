import { Banner, Box, CountdownText, ExternalIcon, MuiLink } from '@touchline/design-system';
import { formatKickoff } from '@touchline/shared/format';
import type { GameweekInfo } from '@touchline/shared/wire';
import { useClockOffset } from '@touchline/shared/contract';

/** Where managers make their changes: this app only suggests them. */
const officialGame = 'https://fantasy.premierleague.com/transfers';

const inOneLine = { whiteSpace: 'nowrap' } as const;

/** Countdown to the deadline, with a link to the official game. */
export function DeadlineLine({ gameweek: { label, deadline } }: { gameweek: GameweekInfo }) {
  const clockOffset = useClockOffset();
  return (
    <Banner
      action={
        <MuiLink
          data-alone
          href={officialGame}
          target="_blank"
          rel="noreferrer"
          variant="body2"
          aria-label="Official game, opens in a new tab"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}
        >
          Official game <ExternalIcon sx={{ fontSize: 16 }} />
        </MuiLink>
      }
    >
      {label} deadline:{' '}
      <Box component="time" dateTime={deadline} sx={inOneLine}>
        {formatKickoff(deadline)}
      </Box>
      ,{' '}
      <Box component="span" sx={inOneLine}>
        in{' '}
        <CountdownText
          to={Date.parse(deadline)}
          clockOffset={clockOffset}
          past="no time: the deadline has passed"
        />
      </Box>
    </Banner>
  );
}
