import { Box, Button, Stack, useSwipe } from '@touchline/design-system';
import { ExplainerSlide, OnboardingStepper } from '@touchline/design-system/frames';
import { useEffect, useRef, useState } from 'react';
import { slides } from './slides';
import { useFinish } from './useFinish';

interface ExplainerProps {
  readonly isFinishing: boolean;
  readonly onFinishing: (isFinishing: boolean) => void;
}

/** Step 3: six slides. Arrow keys, swipes and buttons turn them; Skip goes to the last one. */
export function Explainer({ isFinishing, onFinishing }: ExplainerProps) {
  const [index, setIndex] = useState(0);
  const turn = (by: number) => setIndex((now) => Math.max(0, Math.min(slides.length - 1, now + by)));
  const finish = useFinish(onFinishing);
  useArrowKeys(turn);
  const swipe = useSwipe(turn);
  const slide = slides[index];
  if (!slide) return null;
  const isLast = index === slides.length - 1;
  return (
    <Stack sx={{ gap: 4 }} {...swipe}>
      <ExplainerSlide {...slide} />
      <OnboardingStepper step={index} of={slides.length} what="Slide" inWords />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Button disabled={index === 0} onClick={() => turn(-1)}>
          Back
        </Button>
        {isLast ? (
          <Button variant="contained" size="large" disabled={isFinishing} onClick={() => void finish()}>
            Finish onboarding
          </Button>
        ) : (
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button onClick={() => turn(slides.length)}>Skip</Button>
            <Button variant="contained" size="large" onClick={() => turn(1)}>
              Next
            </Button>
          </Box>
        )}
      </Box>
    </Stack>
  );
}

function useArrowKeys(turn: (by: number) => void) {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') latest.current(1);
      if (key === 'ArrowLeft') latest.current(-1);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
