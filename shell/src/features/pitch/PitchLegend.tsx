import { Box, DoubtIcon, OutIcon } from '@touchline/design-system';
import { expectedWords, type ExpectedKind, type GameweekNumber } from '@touchline/shared/domain';
import { formatGameweekShort } from '@touchline/shared/format';
import type { ReactNode } from 'react';

interface PitchLegendProps {
  /** Legend of a suggested line-up: no points yet, and the captain is a suggestion. */
  readonly isSuggestion: boolean;
  /** Line-ups of a match: nobody is captain, and the triangles are substitutions of the match. */
  readonly isMatch: boolean;
  /** The gameweek that the chances of playing are of. */
  readonly gameweek: GameweekNumber | null;
  /** Whether a card shows points with provisional bonus: only then the asterisk is explained. */
  readonly hasProvisional: boolean;
  /** Whose expected points the cards show; absent while they show something else. */
  readonly expected?: ExpectedKind | undefined;
}

/** What the small marks on the cards mean. */
export function PitchLegend(props: PitchLegendProps) {
  const { isSuggestion, isMatch, gameweek, hasProvisional, expected } = props;
  return (
    <Box component="dl" aria-label="Legend" sx={legend}>
      {isSuggestion ? (
        <>
          <Entry mark={<DashedC />} meaning="suggested captain" />
          <Doubts gameweek={gameweek} />
        </>
      ) : (
        <>
          {!isMatch && <Entry mark="C" meaning="captain" />}
          {!isMatch && <Entry mark="VC" meaning="vice-captain" />}
          <Doubts gameweek={gameweek} />
          <Entry mark="▲ ▼" meaning={isMatch ? 'came on, went off' : 'auto-sub'} />
          {hasProvisional && <Entry mark="*" meaning="with provisional bonus" />}
        </>
      )}
      {expected && <Entry mark="EP" meaning={expectedWords[expected].phrase.toLowerCase()} />}
    </Box>
  );
}

function Entry({ mark, meaning }: { mark: ReactNode; meaning: string }) {
  return (
    <div>
      <dt>{mark}</dt>
      <dd>{meaning}</dd>
    </div>
  );
}

function Doubts({ gameweek }: Pick<PitchLegendProps, 'gameweek'>) {
  const of = gameweek === null ? '' : ` in ${formatGameweekShort(gameweek)}`;
  return (
    <>
      <Entry
        mark={<DoubtIcon titleAccess="Triangle" sx={{ fontSize: 14 }} />}
        meaning={`may not play${of}`}
      />
      <Entry mark={<OutIcon titleAccess="Stop" sx={{ fontSize: 14 }} />} meaning={`not playing${of}`} />
    </>
  );
}

const DashedC = () => (
  <Box
    component="span"
    sx={{
      width: 18,
      border: '1.5px dashed',
      borderRadius: 999,
      fontSize: '0.6875rem',
      lineHeight: '15px',
      textAlign: 'center',
    }}
  >
    C
  </Box>
);

const legend = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  m: 0,
  px: 2,
  py: 2,
  typography: 'caption',
  color: 'text.secondary',
  '& > div': { display: 'flex', alignItems: 'center', gap: 1 },
  '& dd': { m: 0 },
  '& dt': { display: 'flex', fontWeight: 700 },
} as const;
