import { Box, TextLink } from '@touchline/design-system';
import { Crest } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import type { ClubId } from '@touchline/shared/domain';

interface ClubNameProps {
  club: { readonly id: ClubId; readonly name: string };
  /** Shows the three letters instead of the name: `ARS`. */
  isShort?: boolean;
  /** An earlier season; the current one when absent. */
  season?: string;
}

/** A club's crest and name, linking to its page. */
export function ClubName({ club: { id, name }, isShort = false, season }: ClubNameProps) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, verticalAlign: 'middle' }}
    >
      <Crest code={id} size={24} season={season} decorative />
      <TextLink
        to={buildLink('club', { params: { id }, query: { season } })}
        color="inherit"
        underline="hover"
        aria-label={isShort ? `${id.toUpperCase()}, ${name}` : undefined}
      >
        {isShort ? id.toUpperCase() : name}
      </TextLink>
    </Box>
  );
}
