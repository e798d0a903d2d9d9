/** @jest-environment jsdom */
import { preparePrinting } from './printing';

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

it('prints in the light scheme and returns to the one of the screen', () => {
  Object.assign(globalThis, { CSSStyleSheet: FakeSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  document.documentElement.setAttribute('data-scheme', 'dark');
  preparePrinting();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'light');
  window.dispatchEvent(new Event('afterprint'));
  expect(document.documentElement).toHaveAttribute('data-scheme', 'dark');
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
