import { fireEvent, render } from '@testing-library/react';
import { PlayerAvatar } from './PlayerAvatar';

const photoUrl = 'https://photos.example.org/250x250/p1.png';
const footballer = { name: 'Saka', position: 'MID', photoUrl };

it.each([
  ['small', 50],
  ['mid', 400],
  ['large', 400],
  ['default', 96],
] as const)('shows a kit of %s size, %i pixels, until the photo is loaded', (size, pixels) => {
  const { container } = render(<PlayerAvatar footballer={footballer} mode="photo" size={size} />);
  const kit = () => container.querySelector('svg');
  const photo = container.querySelector('img') as HTMLImageElement;
  expect(kit()).toHaveAttribute('width', String(pixels));
  expect(photo).toHaveAttribute('width', String(pixels));
  fireEvent.load(photo);
  expect(kit()).not.toBeInTheDocument();
});

it('keeps the kit in place of a photo that does not load', () => {
  const { container } = render(<PlayerAvatar footballer={footballer} mode="photo" size="large" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('width', '400');
});
