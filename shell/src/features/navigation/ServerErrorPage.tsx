import { Box, Button, EmptyState } from '@touchline/design-system';
import { browserPage } from '../../services/platform/browserPage';

/** Page for any error that is not "not found". It needs no router, since that may have failed. */
export function ServerErrorPage() {
  return (
    <Box role="alert">
      <EmptyState
        art="whistle"
        headingLevel="h1"
        title="Internal Server Error"
        text="Something went wrong on our side. Reload the page; if it stays, come back a little later."
        action={
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button variant="contained" onClick={() => browserPage.reload()}>
              Reload
            </Button>
            <Button variant="outlined" href="/">
              Home
            </Button>
          </Box>
        }
      />
    </Box>
  );
}
