import { TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';

interface FootballerLinkProps {
  id: FootballerId;
  name: string;
  /** Not in a sentence nor in a table: on touch screens the target is a finger high. */
  alone?: boolean;
}

/** A footballer's name with a link to their page. */
export function FootballerLink({ id, name, alone }: FootballerLinkProps) {
  return (
    <TextLink
      data-alone={alone}
      to={buildLink('footballer', { params: { id } })}
      color="inherit"
      underline="hover"
    >
      {name}
    </TextLink>
  );
}
