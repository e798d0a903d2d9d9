import { Box } from '@touchline/design-system';

/** Drawing of a browser's address bar, which shows where the number is. */
export function AddressPicture() {
  return (
    <Box
      role="img"
      aria-label="In the web address of your Points page the number stands after entry"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        fontFamily: 'monospace',
        fontSize: { xs: '0.75rem', sm: '0.875rem' },
        overflow: 'hidden',
        whiteSpace: 'nowrap',
      }}
    >
      {['error.main', 'secondary.main', 'success.main'].map((colour) => (
        <Box key={colour} sx={{ width: 9, height: 9, flexShrink: 0, borderRadius: '50%', bgcolor: colour }} />
      ))}
      <Box component="span" sx={{ ml: 2, color: 'text.secondary' }}>
        …/entry/
      </Box>
      <Box
        component="span"
        sx={{
          px: 1,
          borderRadius: 0.6,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
          fontWeight: 700,
        }}
      >
        1234567
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        /event/24
      </Box>
    </Box>
  );
}
