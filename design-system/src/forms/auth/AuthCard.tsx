import { Box } from '../../components/base/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { Mark, Wordmark } from '../../components/brand/Wordmark';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { AuthArt, type Benefit } from './AuthArt';

interface AuthCardProps {
  /** The page's heading for screen readers. */
  title: string;
  /** Benefits of the product; beside the card on wide windows. */
  benefits: readonly Benefit[];
  children: ReactNode;
}

/** Layout of sign-up and login: art and benefits on the left of wide windows, a card on the right. */
export function AuthCard({ title, benefits, children }: AuthCardProps) {
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr minmax(440px, 520px)' },
        bgcolor: 'background.default',
      }}
    >
      <AuthArt benefits={benefits} />
      <Stack component="main" id="content" sx={{ p: { xs: 0, sm: 6 }, justifyContent: { sm: 'center' } }}>
        <PhoneHeader />
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

/** The wordmark, when there is no room for the art. */
function PhoneHeader() {
  return (
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
  );
}
