import type { RemoteModule } from '../contract/remote';

interface Declared {
  readonly contract: string;
  readonly routes: readonly { readonly path: string; readonly heading: string }[];
  readonly widgets: object;
}

/** What every remote claims of itself: a remote's `remote.test.ts` is a call of this. */
export function claimsOfRemote({ contract, routes, widgets }: RemoteModule, declared: Declared): void {
  it('declares in remote.json what it exposes', () => {
    expect(declared.contract).toBe(contract);
    expect(declared.routes.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    expect(Object.keys(declared.widgets)).toEqual(Object.keys(widgets));
  });

  it.each(routes.map(({ title }, place) => [title, declared.routes[place]?.heading]))(
    'names the window "%s" after the heading "%s"',
    (title, heading = 'none') => expect(title.toLowerCase()).toContain(heading.toLowerCase()),
  );

  it.each([...routes.map(({ path, page }) => [path, page] as const), ...Object.entries(widgets)])(
    'has a component behind %s',
    async (_, load) => {
      expect(typeof (await load()).default).toBe('function');
    },
  );
}
