import { render, screen, waitFor } from '@testing-library/react';
import { openedLater } from './openedLater';

const Sheet = ({ open, title }: { open?: boolean; title: string }) => (open ? <h2>{title}</h2> : null);

it('loads nothing before it is opened, and stays mounted afterwards', async () => {
  const load = jest.fn(async () => ({ default: Sheet }));
  const SheetLater = openedLater(load);
  const onMissing = jest.fn();
  const { rerender } = render(<SheetLater open={false} onMissing={onMissing} title="More" />);
  expect(load).not.toHaveBeenCalled();
  rerender(<SheetLater open onMissing={onMissing} title="More" />);
  expect(await screen.findByText('More')).toBeVisible();
  rerender(<SheetLater open={false} onMissing={onMissing} title="More" />);
  rerender(<SheetLater open onMissing={onMissing} title="More" />);
  expect(screen.getByText('More')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports that its code did not load, and loads it again the next time', async () => {
  const load = jest
    .fn(async () => ({ default: Sheet }))
    .mockRejectedValueOnce(new Error('Loading chunk more failed.'));
  const SheetLater = openedLater(load);
  const onMissing = jest.fn();
  const { rerender } = render(<SheetLater open onMissing={onMissing} title="More" />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  rerender(<SheetLater open={false} onMissing={onMissing} title="More" />);
  rerender(<SheetLater open onMissing={onMissing} title="More" />);
  expect(await screen.findByText('More')).toBeVisible();
});
