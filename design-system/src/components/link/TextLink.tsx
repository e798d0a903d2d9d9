import { InlineLink, type LinkProps } from '../base/InlineLink';
import { Link } from '@touchline/shared/router';

interface TextLinkProps extends Omit<LinkProps, 'href'> {
  to: string;
}

/** A text link inside the app. */
export function TextLink({ to, ...rest }: TextLinkProps) {
  return <InlineLink component={Link} to={to} {...rest} />;
}
