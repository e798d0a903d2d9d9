import { TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';

interface FootballerLinkProps {
  id: FootballerId;
  name: string;
  /** Within a sentence: underlined, so that it is recognisable as a link. */
  inSentence?: boolean;
  /** Neither in a sentence nor in close rows: on touch screens the target is a finger high. */
  alone?: boolean;
}

/** A footballer's name with a link to their page. */
export function FootballerLink({ id, name, inSentence = false, alone }: FootballerLinkProps) {
  return (
    <TextLink
      data-alone={alone}
      to={buildLink('footballer', { params: { id } })}
      color="inherit"
      underline={inSentence ? 'always' : 'hover'}
      sx={inSentence ? undefined : { display: 'inline-block', minHeight: 24, lineHeight: '24px' }}
    >
      {name}
    </TextLink>
  );
}
