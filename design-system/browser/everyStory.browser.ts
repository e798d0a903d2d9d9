import { expect } from '@playwright/test';
import { lookAtStory } from './lookAtStory';
import { listStories, schemes, test } from './storybook';

for (const scheme of schemes)
  for (const story of listStories())
    test(`${story.name} is drawn, and holds what every story must (${scheme})`, async ({ storybook }) => {
      const { status, faults } = await storybook.show(story, scheme);
      expect(faults).toEqual([]);
      expect(status).toBe('success');
      await expect(storybook.page.locator('html')).toHaveAttribute('data-scheme', scheme);
      expect(await storybook.page.evaluate(lookAtStory)).toEqual([]);
    });
