import { expect } from '@playwright/test';
import { keyStories } from './keyStories';
import { inspectStory } from './inspectStory';
import { listStories, test, type Story } from './storybook';

test('every key story exists', () => {
  const ids = listStories().map(({ id }) => id);
  expect(keyStories.filter((id) => !ids.includes(id))).toEqual([]);
});

// Sizes, names and roles are the same in both schemes: what depends on colours alone is what the dark one adds.
for (const story of listStories()) {
  test(`${story.name} is drawn, and holds what every story must`, async ({ storybook }) => {
    const { status, faults } = await storybook.show(story, 'light');
    expect(faults).toEqual([]);
    expect(status).toBe('success');
    await expect(storybook.page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(await storybook.page.evaluate(inspectStory)).toEqual([]);
  });
}

/** A page of a remote consists of components whose own stories are drawn in the dark. */
const isPage = ({ file }: Story) => file.endsWith('/Pages.stories.tsx');

for (const story of listStories().filter((one) => !isPage(one))) {
  test(`${story.name} is drawn in the dark, with enough contrast`, async ({ storybook }) => {
    const { status, faults } = await storybook.show(story, 'dark');
    expect(faults).toEqual([]);
    expect(status).toBe('success');
    await expect(storybook.page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });
}
