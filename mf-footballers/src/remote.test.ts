import declaration from '../remote.json';
import { remote } from './remote';

it('declares in remote.json what it exposes', () => {
  const { contract, routes, widgets } = remote;
  expect(declaration.contract).toBe(contract);
  expect(declaration.routes.map(({ path, heading }) => [path, heading])).toEqual(
    routes.map(({ path, title }) => [path, title]),
  );
  expect(Object.keys(declaration.widgets)).toEqual(Object.keys(widgets));
});

it.each([...remote.routes.map(({ path, page }) => [path, page] as const), ...Object.entries(remote.widgets)])(
  'has a component behind %s',
  async (_, load) => {
    expect(typeof (await load()).default).toBe('function');
  },
);
