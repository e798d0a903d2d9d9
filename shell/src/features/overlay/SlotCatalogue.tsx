import { Box, Typography } from '@touchline/design-system';
import { slots } from '@touchline/shared/contract/slots';
import type { RegisteredWidget } from '../../services/remotes/registry';

interface FilledSlot {
  readonly remote: string;
  readonly widget: Pick<RegisteredWidget, 'slot' | 'access'>;
}

const seenBy = { user: 'everyone', pass: 'readers with the pass', admin: 'admins' } as const;

/** Whether a slot belongs to a line of the catalogue, which may be that of a family. */
const isIn = (line: string, slot: string) =>
  line.endsWith('*') ? slot.startsWith(line.slice(0, -1)) : line === slot;

/** Every slot of the app with what it gives, and who fills it on this page. */
export function SlotCatalogue({ filled }: { filled: readonly FilledSlot[] }) {
  return (
    <Box component="section" sx={{ borderTop: 1, borderColor: 'divider', py: 3 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        Slots
      </Typography>
      <Box component="dl" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {Object.entries(slots).map(([line, { where, gives, fill, access }]) => (
          <Box key={line} sx={{ mb: 2 }}>
            <Box component="dt" sx={{ fontWeight: 700 }}>
              {line}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {where}. Gives: {gives.replaceAll('`', '')}. Filled by {fill}, seen by {seenBy[access]}.
            </Box>
            {filled
              .filter(({ widget }) => isIn(line, widget.slot))
              .map(({ remote, widget }) => (
                <Box component="dd" key={widget.slot} sx={{ m: 0, color: 'text.secondary' }}>
                  {widget.slot} by {remote}
                  {widget.access && `, seen by ${seenBy[widget.access]}`}
                </Box>
              ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
