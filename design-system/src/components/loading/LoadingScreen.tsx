import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Mark, Wordmark } from '../brand/Wordmark';

interface LoadingScreenProps {
  /** What has been done so far, the newest last. */
  statuses?: readonly string[];
  /** Instead of going on: what is wrong. */
  problem?: string;
  version?: string;
}

/** Before there is an app: the mark on pine, and how far it has come. */
export function LoadingScreen({ statuses = [], problem, version }: LoadingScreenProps) {
  return (
    <Stack
      sx={{
        minHeight: '100dvh',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 4,
        p: 6,
        bgcolor: 'header.bg',
        color: 'header.text',
        textAlign: 'center',
      }}
    >
      <Mark size={72} />
      <Wordmark size={32} />
      <Box aria-live="polite" sx={{ minHeight: 72 }}>
        {problem ? (
          <Typography role="alert">{problem}</Typography>
        ) : (
          statuses.map((status, at) => (
            <Typography key={status} sx={{ opacity: at === statuses.length - 1 ? 1 : 0.75 }}>
              {status}
            </Typography>
          ))
        )}
      </Box>
      {version && <Typography variant="caption">Version {version}</Typography>}
    </Stack>
  );
}

/** An app that is too old for the server goes no further. */
export function VersionBlock({ current, supported }: { current: string; supported: string }) {
  const text = `Please update your app to the latest version (current: ${current}, supported: >${supported})`;
  return <LoadingScreen problem={text} version={current} />;
}
