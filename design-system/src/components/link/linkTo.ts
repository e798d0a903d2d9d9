import { Link } from '@touchline/shared/router';

/** Props that make any MUI button, tab or list item a real link of the app's router. */
export const linkTo = (to: string) => ({ component: Link, to });
