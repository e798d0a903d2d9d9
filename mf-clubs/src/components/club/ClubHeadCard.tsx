import { Box, Card, CardContent, KpiRow, TextLink, Typography } from '@touchline/design-system';
import { Crest, DifficultyChip } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import { formatRank } from '@touchline/shared/format';
import type { ClubHead } from '@touchline/shared/wire';
import { FormDots } from '../FormDots';

/** Crest, place, strength, form and next five fixtures of a club, above each of its pages. */
export function ClubHeadCard({ head, season }: { head: ClubHead; season?: string }) {
  const { id, position, strength, form, next } = head;
  const figures = [
    { label: 'Position', value: formatRank(position) },
    { label: 'Strength', value: `${strength}/5` },
    { label: 'Form', value: <FormDots form={form} /> },
  ];
  return (
    <Card>
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 3 }}>
        <Box sx={{ '& svg': { width: { xs: 56, sm: 72 }, height: { xs: 56, sm: 72 } } }}>
          <Crest code={id} size={72} season={season} decorative />
        </Box>
        <Box sx={{ flex: '1 1 240px' }}>
          <KpiRow items={figures} />
        </Box>
        {next.length > 0 && (
          <Box sx={{ flex: '1 1 300px' }}>
            <Typography variant="caption" component="h2" sx={{ color: 'text.secondary' }}>
              Next fixtures
            </Typography>
            <Box component="ul" sx={list}>
              {next.map((fixture) => (
                <li key={fixture.fixture_id}>
                  <TextLink
                    to={buildLink('fixture', { params: { id: fixture.fixture_id } })}
                    underline="none"
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                  >
                    <DifficultyChip fixture={fixture} />
                  </TextLink>
                </li>
              ))}
            </Box>
          </Box>
        )}
      </CardContent>
    </Card>
  );
}

const list = { display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' } as const;
