import {
  Banner,
  Box,
  CheckIcon,
  CloseIcon,
  QueryView,
  Section,
  Stack,
  Typography,
} from '@touchline/design-system';
import { useAccountQuery } from '../../state/account.queries';

/** Replies of the two public status calls: check and fpl_status. */
export function Answers() {
  const check = useAccountQuery({ name: 'serverCheck' }, 'calm');
  const game = useAccountQuery({ name: 'gameStatus' }, 'calm');
  return (
    <Section title="What everybody gets" look="card">
      <Stack sx={{ gap: 3 }}>
        <QueryView query={check} what="server's check">
          {({ alert, app_support }) => (
            <Banner tone={alert ? 'warning' : 'success'}>
              Server: {alert ? `shows the alert "${alert}"` : 'no alert'}, apps from {app_support} on.
            </Banner>
          )}
        </QueryView>
        <QueryView query={game} what="game's status">
          {({ success, message }) => (
            <Banner tone={success ? 'success' : 'warning'}>
              Official game: {message || (success ? 'It answers.' : 'It is down.')}
            </Banner>
          )}
        </QueryView>
      </Stack>
    </Section>
  );
}

/** Flags of the configuration; they are set where the server is started. */
export function Flags() {
  const flags = useAccountQuery({ name: 'adminFlags' }, 'calm');
  return (
    <Section title="Configuration" look="card">
      <QueryView query={flags} what="configuration">
        {({ flags: list }) => (
          <Box
            component="ul"
            aria-label="Configuration"
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
          >
            {list.map(({ name, on, text }) => (
              <Box component="li" key={name} sx={{ display: 'flex', gap: 2 }}>
                {on ? <CheckIcon aria-hidden color="success" /> : <CloseIcon aria-hidden color="disabled" />}
                <div>
                  <Typography>
                    {name}: {on ? 'on' : 'off'}
                  </Typography>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {text}
                  </Typography>
                </div>
              </Box>
            ))}
          </Box>
        )}
      </QueryView>
    </Section>
  );
}
