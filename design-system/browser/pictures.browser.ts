import { expect } from '@playwright/test';
import { keyStories } from './keyStories';
import { machineOf, sameMachine } from './pictureMachine';
import { listStories, schemes, test } from './storybook';

const stories = new Map(listStories().map((story) => [story.id, story]));

test('every key story exists', () => {
  expect(keyStories.filter((id) => !stories.has(id))).toEqual([]);
});

for (const scheme of schemes)
  for (const id of keyStories) {
    const story = stories.get(id);
    if (!story) continue;
    test(`${story.name} looks as in its picture (${scheme})`, async ({ storybook }, { config }) => {
      const machine = await machineOf(storybook.page);
      const reason = sameMachine(machine, config.updateSnapshots === 'all');
      test.skip(reason !== undefined, reason);
      await storybook.show(story, scheme);
      expect(await storybook.picture()).toMatchSnapshot(`${id}.${scheme}.png`);
    });
  }
