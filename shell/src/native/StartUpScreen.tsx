import { Box, Typography } from '@touchline/design-system';
import { Splash } from '../app/Splash';

interface StartUpScreenProps {
  /** What is being waited for, or why it goes no further; nothing while a start is quick. */
  readonly status?: string;
  /** Of the app. */
  readonly version: string;
}

/**
 * The splash, and words under it. Like the splash it stands on the first files alone: it has to be seen where
 * the server cannot be reached for more.
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
