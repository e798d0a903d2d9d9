import { TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';

/** A footballer's name with a link to their page. */
export function FootballerLink({ id, name }: { id: FootballerId; name: string }) {
  return (
    <TextLink
      to={buildLink('footballer', { params: { id } })}
      color="inherit"
      underline="hover"
      sx={{ display: 'inline-block', minHeight: 24, lineHeight: '24px' }}
    >
      {name}
    </TextLink>
  );
}
