import { render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { Prose } from './Prose';

it('draws the same piece of page again after it was gone', () => {
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
