import { Box, DoubtIcon, OutIcon } from '@touchline/design-system';

/** What the small marks on the cards mean. */
export function PitchLegend() {
  return (
    <Box
      component="dl"
      aria-label="Legend"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        m: 0,
        px: 2,
        py: 2,
        typography: 'caption',
        color: 'text.secondary',
        '& > div': { display: 'flex', alignItems: 'center', gap: 1 },
        '& dd': { m: 0 },
        '& dt': { display: 'flex', fontWeight: 700 },
      }}
    >
      <div>
        <dt>C</dt>
        <dd>captain</dd>
      </div>
      <div>
        <dt>VC</dt>
        <dd>vice-captain</dd>
      </div>
      <div>
        <dt>
          <DoubtIcon titleAccess="Triangle" sx={{ fontSize: 14 }} />
        </dt>
        <dd>may not play</dd>
      </div>
      <div>
        <dt>
          <OutIcon titleAccess="Stop" sx={{ fontSize: 14 }} />
        </dt>
        <dd>not playing</dd>
      </div>
      <div>
        <dt>▲ ▼</dt>
        <dd>automatic substitution</dd>
      </div>
      <div>
        <dt>*</dt>
        <dd>with provisional bonus</dd>
      </div>
    </Box>
  );
}
