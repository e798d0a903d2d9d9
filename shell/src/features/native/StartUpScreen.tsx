import { Box, Typography } from '@touchline/design-system';
import { Splash } from '../../services/components/Splash';

interface StartUpScreenProps {
  /** The current step, or the error; nothing while a start is quick. */
  readonly status?: string;
  /** Version of the app. */
  readonly version: string;
}

/**
 * The splash with text below it. Like the splash it uses the first files only: it must render when the server
 * cannot be reached for more.
 */
export function StartUpScreen({ status, version }: StartUpScreenProps) {
  return (
    <>
      <Splash />
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'tooltip',
          insetInline: 0,
          bottom: 0,
          p: 6,
          textAlign: 'center',
          color: '#EDF3EC',
        }}
      >
        <Typography aria-live="polite" sx={{ mb: 6, minHeight: '3em' }}>
          {status}
        </Typography>
        <Typography variant="caption">Version {version}</Typography>
      </Box>
    </>
  );
}
