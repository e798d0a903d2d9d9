import {
  Box,
  Card,
  CardContent,
  Mark,
  Stack,
  Typography,
  Wordmark,
  visuallyHidden,
} from '@touchline/design-system';
import { useEffect, type ReactNode } from 'react';
import { AuthArt } from './AuthArt';

interface AuthFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of all screens before the app: art and three benefits at the left of wide windows, a card at the right. */
export function AuthFrame({ title, children }: AuthFrameProps) {
  useEffect(() => {
    document.title = `${title} · Touchline`;
  }, [title]);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr minmax(440px, 520px)' },
        bgcolor: 'background.default',
      }}
    >
      <AuthArt />
      <Stack component="main" id="content" sx={{ p: { xs: 0, sm: 6 }, justifyContent: { sm: 'center' } }}>
        <Box
          sx={{
            display: { xs: 'flex', md: 'none' },
            alignItems: 'center',
            gap: 2,
            px: 4,
            py: 3,
            bgcolor: 'header.bg',
            borderRadius: { sm: 1 },
          }}
        >
          <Mark size={32} />
          <Wordmark />
        </Box>
        <Card
          variant="outlined"
          sx={{
            width: '100%',
            maxWidth: { sm: 440 },
            mx: 'auto',
            flex: { xs: 1, sm: 'none' },
            borderRadius: { xs: 0, sm: 1.4 },
          }}
        >
          <CardContent sx={{ p: { xs: 4, sm: 6 } }}>
            <Typography component="h1" sx={visuallyHidden}>
              {title}
            </Typography>
            {children}
          </CardContent>
        </Card>
      </Stack>
    </Box>
  );
}
