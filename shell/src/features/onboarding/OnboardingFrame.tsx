import { Box, Button, Card, CardContent, Stack, Typography, Wordmark } from '@touchline/design-system';
import { OnboardingStepper } from '@touchline/design-system/frames';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShell } from '../../services/context/ShellContext';

interface OnboardingFrameProps {
  readonly step: number;
  /** How many steps there are for this manager. */
  readonly of: number;
  readonly title: string;
  readonly username: string;
  readonly children: ReactNode;
}

/** Full-screen layout: a dot for each step, and an exit in the corner. */
export function OnboardingFrame({ step, of, title, username, children }: OnboardingFrameProps) {
  const { session } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${title} · Touchline`;
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [title]);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          px: { xs: 4, md: 6 },
          minHeight: { xs: 56, md: 64 },
          bgcolor: 'header.bg',
        }}
      >
        <Wordmark />
        <Box sx={{ flex: 1 }} />
        <Typography variant="body2" sx={{ color: 'header.text', display: { xs: 'none', sm: 'block' } }}>
          {username}
        </Typography>
        <Button onClick={() => void session.logout()} sx={{ color: 'header.text' }}>
          Log out
        </Button>
      </Box>
      <Stack component="main" id="content" sx={{ alignItems: 'center', p: { xs: 4, sm: 6 }, gap: 4 }}>
        <OnboardingStepper step={step} of={of} />
        <Card variant="outlined" sx={{ width: '100%', maxWidth: 640 }}>
          <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
            <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ mb: 4 }}>
              {title}
            </Typography>
            {children}
          </CardContent>
        </Card>
      </Stack>
    </Box>
  );
}
