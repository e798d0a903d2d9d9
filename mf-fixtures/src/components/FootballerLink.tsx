import { TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';

/** The name of a footballer as a link to their page. */
export function FootballerLink({ id, name }: { id: FootballerId; name: string }) {
  return (
    <TextLink
      to={buildLink('footballer', { params: { id } })}
      color="inherit"
      underline="hover"
      sx={{ fontWeight: 600 }}
    >
      {name}
    </TextLink>
  );
}
