import { Box, PaywallCell, Section, Typography } from '@touchline/design-system';
import { clubKit, clubName, FootballerCell } from '@touchline/design-system/football';
import { usePassCardOpener, useFantasy } from '@touchline/shared/contract';
import { defaultExpectedKind, expectedWords } from '@touchline/shared/domain';
import { formatDec1 } from '@touchline/shared/format';
import type { FixtureOverview } from '@touchline/shared/wire';
import { FormOfClub } from './FormOfClub';
import { StrengthComparison } from './StrengthComparison';
import { twoColumns } from './twoColumns';

/** Preview of a match: form, strength, earlier meetings, highest expected points. */
export function BeforeTheMatch({
  overview,
  strengthsNote,
}: {
  overview: FixtureOverview;
  strengthsNote: string | null;
}) {
  const { head, form, comparison, meetings, key_footballers } = overview;
  const { home, away } = head.fixture;
  const running = useFantasy()?.gameweek_id;
  return (
    <Box sx={twoColumns}>
      <Section title="Form" look="card">
        <Box sx={{ display: 'grid', gap: 4 }}>
          <FormOfClub title={clubName(home.id)} fixtures={form.home} />
          <FormOfClub title={clubName(away.id)} fixtures={form.away} />
        </Box>
      </Section>
      <Section title="Strength" look="card">
        <StrengthComparison comparison={comparison} home={home.id} away={away.id} note={strengthsNote} />
      </Section>
      <Section title="Key players" look="card">
        <KeyFootballers footballers={key_footballers} isRunning={head.gameweek?.id === running} />
      </Section>
      <Section title="Previous meetings" look="card">
        {meetings.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            They have not met this season.
          </Typography>
        ) : (
          <FormOfClub title={`Seen from ${clubName(home.id)}`} fixtures={meetings} />
        )}
      </Section>
    </Box>
  );
}

interface KeyFootballersProps {
  footballers: FixtureOverview['key_footballers'];
  /** In a running gameweek the figures are the game's own, later those that the reader chose. */
  isRunning: boolean;
}

function KeyFootballers({ footballers, isRunning }: KeyFootballersProps) {
  const passCardOpener = usePassCardOpener();
  const chosen = useFantasy()?.expected_points ?? defaultExpectedKind;
  const { label, phrase } = expectedWords[isRunning ? 'official' : chosen];
  if (footballers.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No expected points yet.
      </Typography>
    );
  return (
    <Box component="ol" aria-label="Key players" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {footballers.map(({ locked, expected_points, ...footballer }) => (
        <Box component="li" key={footballer.id} sx={line}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <FootballerCell footballer={footballer} kit={clubKit(footballer.club_id)} />
          </Box>
          {locked ? (
            <PaywallCell
              what={`Expected points of ${footballer.name}`}
              onOpenPass={passCardOpener('fixture', 'key players')}
            />
          ) : (
            <Typography variant="table" title={phrase}>
              {formatDec1(expected_points)} EP, {label.toLowerCase()}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 1.5,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
} as const;
