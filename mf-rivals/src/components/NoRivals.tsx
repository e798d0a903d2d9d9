import { Button, EmptyState } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';

/** Shown to managers without rivals: how to follow some. */
export function NoRivals({ headingLevel }: { headingLevel?: 'h2' | 'h3' }) {
  const shell = useShell();
  return (
    <EmptyState
      art="bench"
      headingLevel={headingLevel}
      title="No rivals yet"
      text="Follow the teams you want to beat: pick from the ones near you, or add a team by its ID in the list."
      action={
        <Button variant="contained" onClick={() => shell.openRivalsRecommendation()}>
          Add your first rival
        </Button>
      }
    />
  );
}
