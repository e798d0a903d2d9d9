/** Fields of a page that was shared with the installed app: each of them may contain the address. */
export interface SharedFields {
  readonly url?: unknown;
  readonly text?: unknown;
  readonly title?: unknown;
}

/** Pages of the official game, and our pages with the same content. */
const pages: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/\/leagues\/(\d{1,10})(?:\D|$)/, (id) => `/rivals/${id}`],
  [/\/entry\/(\d{1,10})(?:\D|$)/, () => '/rivals'],
  [/\/fixtures\/(\d{1,2})(?:\D|$)/, (gameweek) => `/fixtures/${gameweek}`],
  [/\/fixtures(?:\W|$)/, () => '/fixtures'],
  [/\/statistics(?:\W|$)/, () => '/footballers'],
  [/\/transfers(?:\W|$)/, () => '/team/next'],
  [/\/my-team(?:\W|$)/, () => '/team'],
];

/** Our page for a shared link of the official game; Home for everything else. */
export function pageForShared({ url, text, title }: SharedFields): string {
  const shared = [url, text, title]
    .filter((field) => typeof field === 'string')
    .join(' ')
    .slice(0, 2000);
  for (const [pattern, page] of pages) {
    const found = pattern.exec(shared);
    if (found) return page(String(Number(found[1] ?? 0)));
  }
  return '/';
}
