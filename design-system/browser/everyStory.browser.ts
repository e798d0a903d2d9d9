import { expect } from '@playwright/test';
import { lookAtStory } from './lookAtStory';
import { listStories, test } from './storybook';

// Sizes, names and roles are the same in both schemes: what depends on colours alone is what the dark one adds.
for (const story of listStories()) {
  test(`${story.name} is drawn, and holds what every story must`, async ({ storybook }) => {
    const { status, faults } = await storybook.show(story, 'light');
    expect(faults).toEqual([]);
    expect(status).toBe('success');
    await expect(storybook.page.locator('html')).toHaveAttribute('data-scheme', 'light');
    expect(await storybook.page.evaluate(lookAtStory)).toEqual([]);
  });
}

for (const story of listStories()) {
  test(`${story.name} is drawn in the dark, with enough contrast`, async ({ storybook }) => {
    const { status, faults } = await storybook.show(story, 'dark');
    expect(faults).toEqual([]);
    expect(status).toBe('success');
    await expect(storybook.page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  });
}
