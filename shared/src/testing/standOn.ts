/** Widths in pixels of the two screens that pages are designed for. */
const widths = { phone: 390, desktop: 1280 } as const;

/** Makes width media queries match that screen; jsdom has no screen of its own. */
export function standOn(screen: keyof typeof widths): void {
  const width = widths[screen];
  window.matchMedia = (query) => {
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    const isAboutWidth = /-width/.test(query);
    return Object.assign(new EventTarget(), {
      matches: isAboutWidth && least <= width && width <= most,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}
