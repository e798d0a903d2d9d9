import { Box } from '../base/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { Typography } from '../base/Typography';
import { paywallLeagueName, paywallTexts } from '@touchline/shared/domain';
import { LockIcon } from '../../icons/muiIcons';
import { PassButton } from './PassButton';
import { largerTouch } from '../../theme/largerTouch';

const { title, text } = paywallTexts;

interface PaywallBlockProps {
  onOpenPass?: () => void;
  /** Without it the block cannot be dismissed. */
  onDismiss?: () => void;
  /** Replaces the default text. */
  text?: string;
  /** What lies behind the lock. */
  behind?: string | undefined;
  /** Up to five names of the reader's leagues. */
  leagues?: readonly string[];
}

/** Replaces a locked part of a page; the locked data is not in the page. */
export function PaywallBlock({
  onOpenPass,
  onDismiss,
  text: ownText,
  behind,
  leagues = [],
}: PaywallBlockProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 1.4,
        p: { xs: 5, md: 7 },
        bgcolor: 'pass.bg',
        color: 'pass.text',
        '&::after': {
          content: '""',
          position: 'absolute',
          top: 0,
          right: 0,
          borderTop: '28px solid',
          borderLeft: '28px solid transparent',
          borderTopColor: (theme) => theme.vars.palette.pass.accent,
        },
      }}
    >
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography>{ownText ?? text}</Typography>
        {behind && <Typography>{behind}</Typography>}
        {leagues.length > 0 && <LeagueNames leagues={leagues} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PassButton onClick={onOpenPass} />
          {onDismiss && (
            <Button onClick={onDismiss} sx={{ color: 'pass.text' }}>
              Not now
            </Button>
          )}
        </Box>
      </Stack>
    </Box>
  );
}

function LeagueNames({ leagues }: { leagues: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {leagues.slice(0, 5).map((name) => (
        <Typography component="li" key={name} title={name}>
          {paywallLeagueName(name)}
        </Typography>
      ))}
    </Box>
  );
}

interface LockedProps {
  onOpenPass?: () => void;
}

/**
 * Replaces a locked row of a list. It is as subdued as its neighbours, since there may be fifteen of them on
 * a page.
 */
export function PaywallRow({ onOpenPass }: LockedProps) {
  return (
    <ButtonBase
      onClick={onOpenPass}
      sx={{
        width: '100%',
        // As high as its table row.
        height: '100%',
        minHeight: 44,
        px: 3,
        gap: 2,
        justifyContent: 'flex-start',
        bgcolor: 'surface.sunken',
        color: 'text.secondary',
        typography: 'body2',
        textAlign: 'left',
      }}
    >
      <LockIcon sx={{ fontSize: 16 }} />
      {title}
      {ghosts.map((width) => (
        <Box
          key={width}
          component="span"
          aria-hidden
          sx={{ height: 8, width, borderRadius: 1, bgcolor: 'divider', '&:first-of-type': { ml: 2 } }}
        />
      ))}
    </ButtonBase>
  );
}

/** Widths of placeholder bars instead of values. */
const ghosts = ['18%', '9%', '12%'] as const;

/** Replaces one locked value. */
export function PaywallCell({ onOpenPass, what }: LockedProps & { what?: string }) {
  return (
    <ButtonBase
      onClick={onOpenPass}
      aria-label={what ? `${what}: ${title}` : title}
      sx={{
        ...largerTouch(26),
        minWidth: 56,
        minHeight: 26,
        px: 1.5,
        gap: 0.5,
        borderRadius: 0.6,
        bgcolor: 'pass.bg',
        color: 'pass.accent',
        fontSize: '0.75rem',
        fontWeight: 600,
      }}
    >
      <LockIcon sx={{ fontSize: 12 }} />
      Pass
    </ButtonBase>
  );
}
