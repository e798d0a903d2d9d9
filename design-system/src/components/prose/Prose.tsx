import { Box } from '../base/Box';
import { useEffect, useRef } from 'react';

interface ProseProps {
  /** Sanitised content. A fragment and not a text, so that no markup is parsed here. */
  content: DocumentFragment;
}

/** Longer text from markup: the terms. */
export function Prose({ content }: ProseProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A copy: inserting a fragment empties it, and the next render would find nothing.
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
