import Box from '@mui/material/Box';

interface ProseProps {
  /** Already cleaned: this component trusts it. */
  html: string;
}

/** Longer text that came as HTML: terms, news of the game. */
export function Prose({ html }: ProseProps) {
  return (
    <Box
      sx={{
        maxWidth: '68ch',
        typography: 'body1',
        overflowWrap: 'anywhere',
        '& :is(h1, h2, h3)': { typography: 'h3', mt: 5, mb: 2 },
        '& p, & ul, & ol': { my: 3 },
        '& a': { color: 'primary.main', textUnderlineOffset: '0.18em' },
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
