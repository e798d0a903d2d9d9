import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';

interface OnboardingStepperProps {
  /** From 0. */
  step: number;
  of: number;
  /** Name of a step. */
  what?: 'Step' | 'Slide';
  /** Also shows the progress as text below the dots: "1 of 6". */
  inWords?: boolean;
}

/** Progress: a dot for each step, the current one long, previous ones filled. */
export function OnboardingStepper({ step, of, what = 'Step', inWords = false }: OnboardingStepperProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
      <Box role="img" aria-label={`${what} ${step + 1} of ${of}`} sx={{ display: 'flex', gap: 2 }}>
        {Array.from({ length: of }, (_, at) => (
          <Box
            key={at}
            sx={{
              width: at === step ? 28 : 10,
              height: 10,
              borderRadius: 5,
              bgcolor: at <= step ? 'secondary.main' : 'outline.main',
              opacity: at <= step ? 1 : 0.4,
            }}
          />
        ))}
      </Box>
      {inWords && (
        <Typography variant="caption" component="p">
          {step + 1} of {of}
        </Typography>
      )}
    </Box>
  );
}
