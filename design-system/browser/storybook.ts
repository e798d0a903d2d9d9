import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { violationsOn } from '../../scripts/lib/axe.mjs';
import { traceOfStory } from './compare/traceOfStory';

export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];

export interface Story {
  id: string;
  /** "Football/Kit: Stripes". */
  name: string;
  /** Where it is written, relative to the repository. */
  file: string;
}

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string; importPath: string }>;
}

const here = fileURLToPath(new URL('../../storybook-static', import.meta.url));

/** Every story of a built Storybook: of this checkout's, where no other folder is given. */
export function listStories(folder = here): Story[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({
      id,
      name: `${title}: ${name}`,
      file: importPath.replace(/^\.\//, ''),
    }));
}

/** Saturday 20 January 2024, 14:03: what every story takes for now. */
const now = new Date('2024-01-20T14:03:00Z');

interface Report {
  status: 'success' | 'error';
  /** What it threw, and what axe found: a sentence each. */
  faults: string[];
}

/** One page of a phone, in which one story after the other is drawn. */
export class Storybook {
  private scheme?: Scheme;
  private shown?: string;
  /** Data that the story drawn last asked a server for. */
  private asked: string[] = [];

  /** @param url where the Storybook is served */
  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) this.asked.push(request.url());
    });
  }

  /** Draws a story from the beginning, runs its play function and axe over it: in the dark only its rule of contrast. */
  async show({ id }: Story, scheme: Scheme): Promise<Report> {
    const report = await this.draw(id, scheme, { axe: scheme === 'light' });
    if (scheme === 'light') return report;
    return { ...report, faults: [...report.faults, ...(await this.contrastFaults())] };
  }

  /** Draws a story from the beginning, without axe. Gives what its picture is drawn from (`traceOfStory`). */
  async traceOf({ id }: Story, scheme: Scheme): Promise<string> {
    await this.draw(id, scheme, { axe: false });
    return this.page.evaluate(traceOfStory);
  }

  private async draw(id: string, scheme: Scheme, options: { axe: boolean }): Promise<Report> {
    if (this.scheme !== scheme) await this.open(scheme, options);
    const again = this.shown === id;
    this.shown = id;
    this.asked = [];
    const report = await this.page.evaluate(drawStory, { id, again });
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    // A story has its own data: what it would ask for is not there, in another place or tomorrow.
    return { ...report, faults: [...report.faults, ...this.asked.map((url) => `asks a server: ${url}`)] };
  }

  /** Of the scheme in which Storybook itself does not run axe. */
  private async contrastFaults(): Promise<string[]> {
    const violations = await violationsOn(this.page, {
      options: { runOnly: ['color-contrast'] },
      exclude: '.sb-wrapper',
    });
    return violations.map(sentenceOf);
  }

  /** What is in sight of the story drawn last: down to the end of the story, the whole screen where something lies over it. */
  async picture(): Promise<Buffer> {
    const height = await this.page.evaluate(() => {
      const root = document.getElementById('storybook-root');
      const over = document.querySelector('.MuiModal-root, .MuiPopper-root');
      return over || !root ? window.innerHeight : Math.ceil(root.getBoundingClientRect().bottom) + 16;
    });
    const { width, height: screen } = this.page.viewportSize() ?? { width: 390, height: 844 };
    const clip = { x: 0, y: 0, width, height: Math.min(height, screen) };
    return this.page.screenshot({ clip, animations: 'disabled', scale: 'css' });
  }

  private async open(scheme: Scheme, { axe }: { axe: boolean }) {
    await this.page.clock.setFixedTime(now);
    await this.page.goto(`${this.url}/iframe.html`);
    await this.page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    await this.page.evaluate(chooseScheme, { scheme, axe });
    this.scheme = scheme;
    this.shown = undefined;
  }
}

function storybookUrl(): string {
  const url = process.env.STORYBOOK_URL;
  if (!url) throw new Error('No Storybook is served. Run the stories by: npm run stories');
  return url;
}

/** Runs in the page. The URL's globals only apply together with a story, so the scheme is set over the channel. */
async function chooseScheme({ scheme, axe }: { scheme: Scheme; axe: boolean }): Promise<void> {
  const page = window as unknown as {
    __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  };
  await page.__STORYBOOK_PREVIEW__.ready();
  const a11y = { manual: !axe };
  page.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { scheme, a11y } });
}

/** Storybook's own line between its manager and its preview. */
interface Channel {
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Finished {
  storyId: string;
  status: 'success' | 'error';
  reporters: { result?: { violations?: Violation[] } }[];
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

const sentenceOf = ({ id, help, nodes }: Violation) =>
  `axe ${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`;

/** Runs in the page. */
function drawStory({ id, again }: { id: string; again: boolean }): Promise<Report> {
  const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  const faults: string[] = [];
  const errors = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];
  const note = (error: unknown) => void faults.push(JSON.stringify(error).slice(0, 2000));
  const axeSays = ({ reporters }: Finished) =>
    reporters
      .flatMap(({ result }) => result?.violations ?? [])
      .map(
        ({ id: rule, help, nodes }) => `axe ${rule}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
      );
  return new Promise((resolve) => {
    const finish = (payload: unknown) => {
      const finished = payload as Finished;
      if (finished.storyId !== id) return;
      channel.off('storyFinished', finish);
      for (const event of errors) channel.off(event, note);
      resolve({ status: finished.status, faults: [...faults, ...axeSays(finished)] });
    };
    for (const event of errors) channel.on(event, note);
    channel.on('storyFinished', finish);
    if (again) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** A phone of 390 pixels whose reader wants less motion. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Europe/London',
};

/** A test with a Storybook on that phone. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext(phone);
      await use(new Storybook(await context.newPage(), storybookUrl()));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
