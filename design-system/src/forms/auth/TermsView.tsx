import { Box } from '../../components/base/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import type { RemoteData } from '@touchline/shared/remote-data';
import { Prose } from '../../components/prose/Prose';

interface TermsViewProps {
  /** The text, for `Prose`. */
  terms: RemoteData<DocumentFragment>;
  onClose: () => void;
}

const title = 'Terms of service';

/** The terms, shown over the sign-up form, which keeps its values. */
export function TermsView({ terms, onClose }: TermsViewProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h2">{title}</Typography>
      <Text terms={terms} />
      <Button variant="outlined" onClick={onClose} sx={{ mt: 2 }}>
        Close
      </Button>
    </Stack>
  );
}

function Text({ terms }: Pick<TermsViewProps, 'terms'>) {
  if (terms.status === 'failed')
    return <Typography role="alert">App problem, please check TOS on the official website</Typography>;
  if (terms.status !== 'ready') return <Skeleton variant="rounded" height={240} />;
  return (
    // A scrolling region must be reachable by keyboard.
    <Box tabIndex={0} role="region" aria-label={title} sx={{ maxHeight: '70dvh', overflowY: 'auto' }}>
      <Prose content={terms.value} />
    </Box>
  );
}
