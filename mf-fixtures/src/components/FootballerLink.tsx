import { TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';

/** The name of a footballer as a link to their page. */
export function FootballerLink({ id, name }: { id: number; name: string }) {
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
