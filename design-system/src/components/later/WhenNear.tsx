import { Box } from '@touchline/design-system';
import { startTransition, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window a part may be when it is drawn. */
const ahead = '400px';

/** Without scripts it would wait for ever. */
const onlyWithScripts = { '@media (scripting: none)': { display: 'none' } };

interface WhenNearProps {
  /** As high as the part, so that nothing moves when it comes. */
  waiting: ReactNode;
  /** Drawn once it is near the window or the page is printed; with `lazy`, its code loads then too. */
  children: ReactNode;
}

/**
 * A part far down a page, such as a chart: until it is near it is neither evaluated nor drawn. The server renders what stands in its
 * place. Not a shared singleton module: each remote bundles it (docs/decisions/0022).
 */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const draw = () => startTransition(() => setNear(true));
    addEventListener('beforeprint', draw);
    const stop = onceNear(place.current, draw);
    return () => {
      removeEventListener('beforeprint', draw);
      stop();
    };
  }, [isNear]);
  return (
    <Box ref={place} sx={onlyWithScripts}>
      <Suspense fallback={waiting}>{isNear ? children : waiting}</Suspense>
    </Box>
  );
}

/** Where the browser cannot observe it, a part is near. @returns a function that stops observing */
function onceNear(element: Element, draw: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    draw();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && draw(),
    { rootMargin: `0px 0px ${ahead}` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
