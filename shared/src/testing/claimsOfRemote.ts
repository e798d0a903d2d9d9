import { widgetImport, type RemoteModule } from '../contract/remote';

/** Tests that every remote must pass: a remote's `remote.test.ts` calls this. */
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
