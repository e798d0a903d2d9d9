import { StoryLinkContext } from '@touchline/shared/testing/storyPages';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The list of stories that every Storybook serves. */
interface StoryList {
  readonly entries: Readonly<Record<string, { id: string; title: string; name: string }>>;
}

/** Stories of pages are named after the path of their route. */
async function openStory(pathname: string): Promise<boolean> {
  const { entries } = (await (await fetch('index.json')).json()) as StoryList;
  const pages = Object.values(entries)
    .filter(({ title, name }) => title.startsWith('Pages/') && name.startsWith('/'))
    .map(({ id, name }) => ({ id, path: name }));
  const storyId = matchRoutes(pages, pathname)?.[0]?.route.id;
  if (storyId !== undefined) addons.getChannel().emit(SELECT_STORY, { storyId });
  return storyId !== undefined;
}

export const decorators = [
  (Story: ComponentType) => (
    <StoryLinkContext.Provider value={openStory}>
      <Story />
    </StoryLinkContext.Provider>
  ),
];
