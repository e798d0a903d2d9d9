import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import { SlideArt, type SlideSubject } from './SlideArt';

/** Text of a slide about one part of the app. */
export interface Slide {
  readonly art: SlideSubject;
  readonly title: string;
  readonly text: string;
  /** Where to find the feature. */
  readonly hint: string;
}

/** Explains one feature. The fixed height avoids layout shift between slides. */
export function ExplainerSlide({ art, title, text, hint }: Slide) {
  return (
    <Box aria-live="polite" sx={{ minHeight: 328 }}>
      <SlideArt subject={art} />
      <Typography variant="h2" sx={{ mt: 4, mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ mb: 2 }}>{text}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </Box>
  );
}
