import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { Link } from '@touchline/shared/router';

interface TextLinkProps extends Omit<MuiLinkProps, 'href'> {
  to: string;
}

/** A text link inside the app. */
export function TextLink({ to, ...rest }: TextLinkProps) {
  return <MuiLink component={Link} to={to} {...rest} />;
}
