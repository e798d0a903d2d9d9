import type { Locator, Page } from '@playwright/test';

/** A card of the pitch, as shown. */
export interface ShownCard {
  readonly name: string;
  /** The strip under the name: points where that metric is chosen. */
  readonly value: string;
  /** What is said of him to who does not see the card. */
  readonly said: string;
}

const readCards = (list: Locator): Promise<ShownCard[]> =>
  list.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const [words, drawn] = button.children;
      const said = words?.textContent ?? '';
      return {
        name: said.split(',')[0] ?? '',
        value: drawn?.lastElementChild?.textContent ?? '',
        said,
      };
    }),
  );

/** Eleven and bench of the pitch with this label, in their order. */
export async function readPitch(page: Page, label: string) {
  const pitch = page.getByRole('region', { name: label });
  const lineup = await readCards(pitch.getByRole('list', { name: label }));
  const bench = await readCards(pitch.getByRole('list', { name: 'Bench' }));
  return { lineup, bench };
}

/** The key figures of the header card, by their labels. */
export function readFigures(page: Page): Promise<Record<string, string>> {
  return page
    .locator('main dl')
    .first()
    .locator(':scope > div')
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => {
          const value = item.querySelector('dd')?.cloneNode(true) as Element | undefined;
          // What is announced of a change is heard, not seen.
          value?.querySelectorAll('[role=status]').forEach((news) => news.remove());
          return [item.querySelector('dt')?.textContent ?? '', value?.textContent ?? ''];
        }),
      ),
    );
}

/** The rows of a table, each cell by the label of its column. */
export function readTable(page: Page, caption: string): Promise<Record<string, string>[]> {
  return page.getByRole('table', { name: caption }).evaluate((table) => {
    const textOf = (cell: Element | undefined) => (cell as HTMLElement | undefined)?.innerText.trim() ?? '';
    const labels = [...table.querySelectorAll('thead th')].map((cell) =>
      textOf(cell).replace(/\s*[▲▼]$/, ''),
    );
    return [...table.querySelectorAll('tbody tr')].map((row) =>
      Object.fromEntries(labels.map((label, at) => [label, textOf(row.children[at])])),
    );
  });
}
