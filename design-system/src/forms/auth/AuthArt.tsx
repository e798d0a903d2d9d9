import { Box } from '../../components/base/Box';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import { Wordmark } from '../../components/brand/Wordmark';

/** One benefit of the product: a title and a sentence. */
export interface Benefit {
  title: string;
  text: string;
}

/** A drawing of half a pitch with the benefits. Only on wide screens. */
export function AuthArt({ benefits }: { benefits: readonly Benefit[] }) {
  return (
    <Box
      component="aside"
      aria-label="What Touchline does"
      sx={{
        position: 'relative',
        display: { xs: 'none', md: 'flex' },
        alignItems: 'flex-end',
        overflow: 'hidden',
        bgcolor: 'pitch.dark',
        color: 'pitch.text',
        p: 8,
      }}
    >
      <ChalkPitch />
      <Stack sx={{ position: 'relative', gap: 5, maxWidth: 460 }}>
        {/* Limits the line length, which would be the whole column. */}
        <Box sx={{ alignSelf: 'flex-start' }}>
          <Wordmark size={40} />
        </Box>
        {benefits.map(({ title, text }) => (
          <Box key={title}>
            <Typography variant="h3" component="p">
              {title}
            </Typography>
            <Typography>{text}</Typography>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function ChalkPitch() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMin slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        // Fades out the lines of the pitch behind the text.
        maskImage: 'linear-gradient(#000 30%, transparent 60%)',
        '& *': { fill: 'none', stroke: 'currentColor', strokeWidth: 3, opacity: 0.35 },
      }}
    >
      <rect x="20" y="-40" width="360" height="520" />
      <path d="M20 240h360" />
      <circle cx="200" cy="240" r="62" />
      <path d="M110 480v-90h180v90M155 480v-36h90v36" />
      <path d="M160 390a45 45 0 0 1 80 0" />
    </Box>
  );
}
