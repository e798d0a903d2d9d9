import { Box } from '../base/Box';
import Button from '@mui/material/Button';
import { explain, type Failure } from '@touchline/shared/remote-data';
import { linkTo } from '../link/linkTo';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  /** The failure; `explain` gives its text. Optional when only `text` is known. */
  failure?: Failure;
  /** Name of the data, as it reads in a sentence: "standings". */
  what?: string;
  title?: string;
  text?: string;
  /** Retries; for a logged-out user the retry leads to the login. */
  onRetry?: () => void;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Replaces content that failed to load: what happened and one action. */
export function ErrorState({ failure, what, title, text, onRetry, headingLevel }: ErrorStateProps) {
  const sentence = text ?? (failure ? explain(failure, what && `the ${what}`) : 'Internal Server Error');
  return (
    <Box role="alert">
      <EmptyState
        art="whistle"
        headingLevel={headingLevel}
        title={title ?? titleFor(failure)}
        text={sentence}
        action={
          onRetry && (
            <Button variant="contained" onClick={onRetry}>
              {failure?.kind === 'signedOut' ? 'Log in again' : 'Try again'}
            </Button>
          )
        }
      />
    </Box>
  );
}

function titleFor(failure?: Failure) {
  if (failure?.kind === 'offline') return 'You are offline';
  if (failure?.kind === 'signedOut') return 'You are logged out';
  if (failure?.kind === 'refused') return 'That was not possible';
  return 'Something went wrong';
}

/** Page for an unknown address. */
export function NotFoundState({ navigation = true }: { navigation?: boolean }) {
  return (
    <EmptyState
      art="stand"
      headingLevel="h1"
      title="Page Not Found"
      text={navigation ? 'There is nothing at this address.' : undefined}
      action={
        navigation && (
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button variant="contained" {...linkTo('/')}>
              Home
            </Button>
            <Button variant="outlined" {...linkTo('/footballers')}>
              Players
            </Button>
          </Box>
        )
      }
    />
  );
}
