import type { TestRunnerConfig } from '@storybook/test-runner';

/** Opens the stories in the scheme asked for; axe then looks at that scheme's colours. */
const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env.TARGET_URL);
    url.searchParams.set('globals', `scheme:${process.env.STORY_SCHEME ?? 'light'}`);
    await page.goto(url.toString(), { waitUntil: 'load' });
  },
};

export default config;
