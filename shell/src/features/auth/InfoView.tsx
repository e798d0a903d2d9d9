import { Button, Stack, Typography } from '@touchline/design-system';

/** What Touchline is, for visitors who have not signed up yet. */
export function InfoView({ onClose }: { onClose: () => void }) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h2">About Touchline</Typography>
      <Typography>
        Touchline is a companion for managers of the official fantasy football game. It shows live points with
        bonus and automatic substitutions, what your rivals own, fixture difficulty over the season, and what
        the best managers pick.
      </Typography>
      <Typography>
        It is unofficial: it is not made, endorsed or paid for by the game or the league. It reads the game’s
        public data only. Your team is linked by its number; we never ask for your password there, and we
        cannot change anything in your team.
      </Typography>
      <Typography>
        We keep your email address, your user name, your birthday, the number of your team, your rivals and
        your watchlist. You can delete all of it in your profile.
      </Typography>
      <Button variant="outlined" onClick={onClose} sx={{ mt: 2 }}>
        Close
      </Button>
    </Stack>
  );
}
