import { render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { Prose } from './Prose';

it('renders the same fragment again after an unmount', () => {
  const content = document.createRange().createContextualFragment('<p>Be fair.</p>');
  const drawn = (
    <TouchlineTheme>
      <Prose content={content} />
    </TouchlineTheme>
  );
  render(drawn).unmount();
  render(drawn);
  expect(screen.getByText('Be fair.')).toBeInTheDocument();
});
