import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aFixture, aHead, aRivalsRow, someRivals } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const path = '/fixture/whu-ars/rivals';
const open = (rivals = someRivals(), reader?: Parameters<typeof openFixture>[2]) =>
  openFixture(path, { [callOf('rivals')]: success(rivals) }, reader);
const findRow = (name: RegExp) => screen.findByRole('row', { name });

it('shows owners, and points gained or lost: plus is good for the reader', async () => {
  open();
  const saka = await findRow(/Saka/);
  expect(saka).toHaveTextContent(/3\/10 30.0%\+25\.6▲ for you16C140.0%/);
  expect(await findRow(/Rice/)).toHaveTextContent(/−1\.4▼ against you14–/);
  expect(screen.getByText(/This match against the mean of Rivals/)).toHaveTextContent('+24.2▲ for you');
});

it('has neither points nor swing before kick-off', async () => {
  open(
    someRivals({
      head: aHead({ fixture: aFixture() }),
      swing: null,
      rows: [aRivalsRow({ points: null, swing: null })],
    }),
  );
  await findRow(/Saka/);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Player', 'Rivals', 'Mine', 'C', 'EO']);
});

it('says when nobody owns anyone here', async () => {
  open(someRivals({ rows: [], swing: 0 }));
  expect(await screen.findByText('No rival owns anyone here.')).toBeVisible();
});

const elite = { rivals_config: { id: 'elite', type: 'elite', label: 'Elite' } } as const;

it('is locked in the elite view without the pass, without a request', async () => {
  const { api, user, record } = open(undefined, { state: { ...elite, pass: false }, user: { pass: false } });
  expect(await screen.findByText('Season pass content')).toBeVisible();
  expect(api.countOf(callOf('rivals'))).toBe(0);
  await user.click(screen.getByRole('button', { name: /pass/i }));
  expect(record.passPrompts).toEqual([{ location: 'fixture', step: 'rivals' }]);
});

it('is open in the elite view with the pass', async () => {
  open(someRivals({ config: { id: 'elite', type: 'elite', label: 'Elite' } }), {
    state: { ...elite, pass: true },
  });
  expect(await screen.findByText(/This match against the mean of Elite/)).toBeVisible();
  expect(within(await findRow(/Saka/)).getByRole('link', { name: 'Saka' })).toBeVisible();
});
