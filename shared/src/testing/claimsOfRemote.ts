import { widgetImport, type RemoteModule } from '../contract/remote';

/** What every remote claims of itself: a remote's `remote.test.ts` is a call of this. */
export function claimsOfRemote({ routes, widgets }: RemoteModule): void {
  it.each(routes.map(({ title, heading = title }) => [title, heading]))(
    'names the window "%s" after the heading "%s"',
    (title, heading) => expect(title.toLowerCase()).toContain(heading.toLowerCase()),
  );

  it.each([
    ...routes.map(({ path, page }) => [path, page] as const),
    ...Object.entries(widgets).map(([name, widget]) => [name, widgetImport(widget)] as const),
  ])('has a component behind %s', async (_, load) => {
    expect(typeof (await load()).default).toBe('function');
  });
}
