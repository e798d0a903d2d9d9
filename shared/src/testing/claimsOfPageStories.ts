import { matchPath } from 'react-router-dom';
import type { RemoteModule } from '../contract/remote';
import type { FakeRoute } from './fakeApi';
import type { StoryPage } from './storyPages';

interface PageStoryModule {
  readonly [name: string]: unknown;
}

interface PageStory {
  readonly name: string;
  readonly args: StoryPage;
}

const isPageStory = (value: unknown): value is PageStory =>
  typeof value === 'object' && value !== null && 'name' in value && 'args' in value;

/**
 * Tests that the stories of a remote's pages must pass: every route has one, at an address of that route, with an answer for each call that
 * the route declares.
 *
 * @param stories exports of `Pages.stories.tsx`
 * @param answers those that the stories are drawn with
 */
export function claimsOfPageStories(
  { routes }: RemoteModule,
  stories: PageStoryModule,
  answers: Readonly<Record<string, FakeRoute>>,
): void {
  const pages = Object.values(stories).filter(isPageStory);

  it('every route has a story, and every story a route', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual(routes.map(({ path }) => path).sort());
  });

  it.each(pages.map(({ name, args }) => [name, args.path]))(
    'the story %s opens at %s, with an answer for every call of the route',
    (name, address) => {
      const found = matchPath(name, new URL(address, 'http://story.invalid').pathname);
      expect(found).not.toBeNull();
      const { calls = [] } = routes.find(({ path }) => path === name) ?? {};
      const asked = calls.map((call) => `GET ${filled(call, found?.params ?? {})}`);
      expect(asked.filter((call) => !(call in answers))).toEqual([]);
    },
  );
}

/** A call with the words of the address in it, without its query. */
const filled = (call: string, params: Readonly<Record<string, string | undefined>>) =>
  (call.split('?')[0] ?? '').replaceAll(/:(\w+)/g, (word, name: string) => params[name] ?? word);
