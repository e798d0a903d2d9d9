import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface ProseProps {
  /** Already cleaned. A piece of page and never a text, so that no markup is read here. */
  content: DocumentFragment;
}

/** Longer text that came as markup: the terms. */
export function Prose({ content }: ProseProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A copy: the page takes the nodes out of a fragment, and the next drawing would find it empty.
    box.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return (
    <Box
      ref={box}
      sx={{
        maxWidth: '68ch',
        overflowWrap: 'anywhere',
        '& :is(h1, h2, h3)': { typography: 'h3', mt: 4, mb: 1 },
        '& a': { color: 'primary.main', textUnderlineOffset: '0.18em' },
      }}
    />
  );
}
