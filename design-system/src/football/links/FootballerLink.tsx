import { TextLink } from '@touchline/design-system';

/** By where the name is. */
const looks = {
  /** In a row: as high as the smallest touch target. */
  row: { underline: 'hover', sx: { display: 'inline-block', minHeight: 24, lineHeight: '24px' } },
  /** The heading of its row. */
  strong: { underline: 'hover', sx: { fontWeight: 600 } },
  plain: { underline: 'hover' },
  /** Underlined, so that it is recognisable as a link. */
  sentence: { underline: 'always' },
} as const;

interface FootballerLinkProps {
  id: number;
  name: string;
  look?: keyof typeof looks;
  /** Neither in a sentence nor in close rows: on touch screens the target is a finger high. */
  alone?: boolean;
}

/** A footballer's name with a link to their page. */
export const FootballerLink = ({ id, name, look = 'row', alone }: FootballerLinkProps) => (
  <TextLink data-alone={alone} to={`/footballer/${id}`} color="inherit" {...looks[look]}>
    {name}
  </TextLink>
);
