/**
 * The checks of every story beyond those of axe; one sentence per fault. Runs in the page, so it must not use
 * anything outside its own body.
 *
 * - nothing is written smaller than 11 pixels;
 * - what is pressed by a finger is at least 44 by 44 pixels, or words in a text, or in a row of that height;
 * - no cell speaks by colour alone;
 * - nothing moves for a reader who wants less motion.
 *
 * Source: the design language, sections 4, 5, 11 and 19.
 */
export function inspectStory(): string[] {
  const smallestText = 11;
  const finger = 44;

  const words = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })
    );
  };
  const hasWords = (element: Element) => Boolean(element.textContent?.trim());
  const all = (selector: string) => [...document.body.querySelectorAll(selector)].filter(isShown);

  // A drawing (kit, crest, pitch) scales its letters with itself; charts are drawn at their own size.
  const isDrawing = (element: Element) => element.closest('svg[viewBox]') !== null;
  const hasOwnWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const small = all('*')
    .filter((element) => hasOwnWords(element) && !isDrawing(element))
    .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < smallestText)
    .map((element) => `under ${smallestText} px: ${words(element)}`);

  // What the finger gets is what the page answers under it, wherever that is drawn; a field is all of its frame.
  const frameOf = (element: Element) =>
    element.closest('.MuiInputBase-root, .MuiSlider-thumb, label') ?? element;
  const reach = (element: Element, x: number, y: number, [dx, dy]: readonly [number, number]) => {
    const isHit = (step: number) => {
      const hit = document.elementFromPoint(x + dx * step, y + dy * step);
      return hit !== null && element.contains(hit);
    };
    let step = 0;
    while (step < finger && isHit(step)) step += 1;
    return step;
  };
  const room = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const along = (dx: number, dy: number) =>
      reach(element, x, y, [dx, dy]) + reach(element, x, y, [-dx, -dy]);
    return [Math.max(width, along(1, 0)), Math.max(height, along(0, 1))] as const;
  };
  const isLarge = ([width, height]: readonly [number, number]) => width >= finger - 1 && height >= finger - 1;
  // Words in a text are as high as their line (WCAG 2.5.8, inline targets).
  const isWords = (element: Element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && borderTopWidth === '0px';
    return isBare && hasWords(element) && !element.querySelector('svg, img');
  };
  const inTallCell = (element: Element) =>
    (element.closest('td, th')?.getBoundingClientRect().height ?? 0) >= finger;
  const targets = all('a[href], button, [role="button"], input, select, summary')
    .filter((element) => !element.matches('[disabled], [aria-disabled="true"], [tabindex="-1"]'))
    .filter((element) => !isWords(element) && !inTallCell(element))
    .flatMap((element) => {
      const size = room(frameOf(element));
      return isLarge(size) ? [] : [`target of ${size.map(Math.round).join(' by ')}: ${words(element)}`];
    });

  const isColoured = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
  };
  const saysSomething = (cell: Element) =>
    hasWords(cell) || cell.querySelector('[aria-label], [title], img[alt], input, svg title');
  const silent = all('tbody td, tbody th')
    .filter((cell) => [...cell.querySelectorAll('*')].some(isColoured) && !saysSomething(cell))
    .map((cell) => `a cell that speaks by colour alone: ${words(cell)}`);

  const moving = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) =>
      (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) => 'transform' in frame || 'backgroundPosition' in frame),
    )
    .map(({ effect }) => `moves: ${words((effect as KeyframeEffect).target ?? document.body)}`);

  return [...small, ...targets, ...silent, ...moving];
}
