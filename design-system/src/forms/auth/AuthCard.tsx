import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Wordmark } from '../../components/brand/Wordmark';
import { Prose } from '../../components/prose/Prose';
import { CloseIcon } from '../../icons/muiIcons';

interface AuthCardProps {
  title: string;
  /** Sign up, Login. */
  tabs?: ReactNode;
  children: ReactNode;
  /** Three plain benefits; beside the card on desktops. */
  benefits?: readonly string[];
}

/** Where one signs up and logs in: pine with the benefits on the left, the card on the right. */
export function AuthCard({ title, tabs, children, benefits = [] }: AuthCardProps) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'grid', gridTemplateColumns: { md: '1fr 520px' } }}>
      <Box
        sx={{
          display: { xs: 'none', md: 'grid' },
          alignContent: 'center',
          gap: 5,
          p: 8,
          bgcolor: 'header.bg',
          color: 'header.text',
        }}
      >
        {/* Its line would run as wide as the pane. */}
        <Box sx={{ justifySelf: 'start' }}>
          <Wordmark size={44} />
        </Box>
        <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, pl: 5, typography: 'h3' }}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignContent: { xs: 'start', md: 'center' },
          justifyItems: 'center',
          p: { xs: 4, md: 6 },
          bgcolor: 'background.default',
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 440, display: 'grid', gap: 4 }}>
          <Box sx={{ display: { md: 'none' }, mx: -4, mt: -4, p: 4, bgcolor: 'header.bg' }}>
            <Wordmark />
          </Box>
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {tabs}
          {children}
        </Box>
      </Box>
    </Box>
  );
}

interface TermsViewProps {
  /** Cleaned HTML; nothing when it could not be fetched. */
  html?: string;
  onClose: () => void;
}

/** The terms, over the sign-up form, which keeps what was typed. */
export function TermsView({ html, onClose }: TermsViewProps) {
  return (
    <Box component="section" aria-label="Terms of agreement" sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          Terms of agreement
        </Typography>
        <IconButton aria-label="Close terms" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {html ? (
        <Prose html={html} />
      ) : (
        <Typography role="alert">App problem, please check TOS on the official website</Typography>
      )}
    </Box>
  );
}
