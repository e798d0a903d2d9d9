import { PassButton, Section, Stack, Typography } from '@touchline/design-system';
import { usePassCardOpener, useHasPass } from '@touchline/shared/contract';
import SuggestForm, { type SuggestFormProps } from './SuggestForm';

/**
 * Searches the best plans by integer programming, with constraints; needs expected points, and so the season
 * pass.
 */
export function Suggest({ plan, view }: SuggestFormProps) {
  const passCardOpener = usePassCardOpener();
  const hasPass = useHasPass();
  if (hasPass) return <SuggestForm plan={plan} view={view} />;
  return (
    <Section title="Suggest" look="card">
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="body2">The three best plans for your squad, with the season pass.</Typography>
        <PassButton onClick={passCardOpener('planner', 'suggest')} />
      </Stack>
    </Section>
  );
}
