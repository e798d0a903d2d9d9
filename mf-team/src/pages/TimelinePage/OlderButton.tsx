import { Box, Button, Typography } from '@touchline/design-system';
import { explain, type RemoteData } from '@touchline/shared/remote-data';

interface OlderButtonProps {
  older: RemoteData<true>;
  onAsk: () => void;
}

/** Loads older items on request: with infinite scrolling the footer could not be reached. */
export function OlderButton({ older, onAsk }: OlderButtonProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, mt: 4 }}>
      {older.status === 'failed' && (
        <Typography variant="body2" role="alert">
          {explain(older.failure, 'older items')}
        </Typography>
      )}
      <Button variant="outlined" onClick={onAsk} disabled={older.status === 'loading'}>
        {older.status === 'failed' ? 'Try again' : 'Load older'}
      </Button>
    </Box>
  );
}
