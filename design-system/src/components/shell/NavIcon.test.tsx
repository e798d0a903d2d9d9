import { render, screen } from '@testing-library/react';
import { StarOutlineIcon } from '../../icons/muiIcons';
import { NavIcon } from './NavIcon';

const place = (badge?: number) => ({
  key: 'alerts',
  to: '/alerts',
  label: 'Alerts',
  icon: StarOutlineIcon,
  badge,
});

const linkWith = (badge?: number, withoutCount = false) => (
  <a href="/alerts">
    <NavIcon item={place(badge)} active={false} withoutCount={withoutCount} />
    Alerts
  </a>
);

describe('the text of a link with the icon of a place', () => {
  test('has its count', () => {
    render(linkWith(3));
    expect(screen.getByRole('link')).toHaveTextContent(/^3\s?Alerts$/);
  });

  test('has no 0, also after it is drawn again', () => {
    const { rerender } = render(linkWith(0));
    rerender(linkWith(0));
    expect(screen.getByRole('link')).toHaveTextContent(/^Alerts$/);
  });

  test('has no count where the icon is drawn without it', () => {
    const { rerender } = render(linkWith(3, true));
    rerender(linkWith(3, true));
    expect(screen.getByRole('link')).toHaveTextContent(/^Alerts$/);
  });
});
